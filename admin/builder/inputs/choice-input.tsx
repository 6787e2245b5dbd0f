import type { SelectField } from 'payload'
import { useId } from 'react'
import type { InputProps } from './form.ts'
import { Beneath, beneath, Labelled } from './labelled.tsx'

/** One of a few values, or several of them. */
export function ChoiceInput({ field, path, value, form }: InputProps<SelectField>) {
  const id = useId()
  const options = field.options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
  if (field.hasMany) {
    const chosen = [value, field.defaultValue].find(Array.isArray) ?? []
    return (
      <fieldset aria-describedby={beneath(id)}>
        <legend>{String(field.label)}</legend>
        {options.map((option) => (
          <label key={option.value} className="lectern-visual__toggle">
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={({ target }) => {
                // In the order of the form.
                const isChosen = (one: string) => (one === option.value ? target.checked : chosen.includes(one))
                form.set(path, options.map((one) => one.value).filter(isChosen), false)
              }}
            />
            {String(option.label)}
          </label>
        ))}
        <Beneath id={id} help={field.admin?.description} />
      </fieldset>
    )
  }
  // What was never chosen is what the form begins with.
  const chosen = [value, field.defaultValue].find((one) => typeof one === 'string')
  const isClearable = field.admin?.isClearable !== false
  return (
    <Labelled label={field.label} htmlFor={id} help={field.admin?.description}>
      <select
        id={id}
        value={chosen ?? ''}
        aria-describedby={beneath(id)}
        onChange={({ target }) => void form.set(path, target.value === '' ? undefined : target.value, false)}
      >
        {(isClearable || chosen === undefined) && <option value="">（未選）</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {String(option.label)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
