import type { CheckboxField } from 'payload'
import { useId } from 'react'
import type { InputProps } from './form.ts'
import { Beneath, beneath } from './labelled.tsx'

export function ToggleInput({ field, path, value, form }: InputProps<CheckboxField>) {
  const id = useId()
  return (
    <div className="lectern-visual__field">
      <label className="lectern-visual__toggle">
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={beneath(id)}
          onChange={({ target }) => void form.set(path, target.checked, false)}
        />
        {String(field.label)}
      </label>
      <Beneath id={id} help={field.admin?.description} />
    </div>
  )
}
