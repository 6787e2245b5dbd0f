import type { NumberField } from 'payload'
import { useEffect, useId, useState } from 'react'
import type { InputProps } from './form.ts'
import { beneath, Labelled } from './labelled.tsx'

export function NumberInput({ field, path, value, form }: InputProps<NumberField>) {
  const id = useId()
  const stored = typeof value === 'number' ? String(value) : ''
  const [text, setText] = useState(stored)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    // 「1.」 on the way to 1.5 is 1 already.
    setText((shown) => (shown !== '' && Number(shown) === Number(stored) ? shown : stored))
    setProblem(null)
  }, [stored])

  return (
    <Labelled label={field.label} htmlFor={id} help={field.admin?.description} problem={problem}>
      <input
        id={id}
        type="number"
        min={field.min}
        max={field.max}
        step={field.admin?.step}
        value={text}
        aria-describedby={beneath(id)}
        aria-invalid={problem !== null}
        onChange={({ target }) => {
          setText(target.value)
          setProblem(form.set(path, target.value === '' ? undefined : Number(target.value), true))
        }}
      />
    </Labelled>
  )
}
