import type { TextareaField, TextField } from 'payload'
import { useEffect, useId, useRef, useState } from 'react'
import type { InputProps } from './form.ts'
import { beneath, Labelled } from './labelled.tsx'

/** What is being written stays, even while it may not be stored; and nothing is stored while 注音 is being composed. */
export function TextInput({ field, path, value, form }: InputProps<TextField | TextareaField>) {
  const id = useId()
  const stored = typeof value === 'string' ? value : ''
  const [text, setText] = useState(stored)
  const [problem, setProblem] = useState<string | null>(null)
  const isComposing = useRef(false)

  // Taken back, or written on the page.
  useEffect(() => {
    setText(stored)
    setProblem(null)
  }, [stored])

  function write(next: string): void {
    setText(next)
    if (!isComposing.current) setProblem(form.set(path, next, true))
  }

  const shared = {
    id,
    value: text,
    'aria-describedby': beneath(id),
    'aria-invalid': problem !== null,
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: { value: string } }) => {
      isComposing.current = false
      write(currentTarget.value)
    },
  }
  return (
    <Labelled label={field.label} htmlFor={id} help={field.admin?.description} problem={problem}>
      {field.type === 'textarea' ? <textarea rows={4} {...shared} /> : <input type="text" {...shared} />}
    </Labelled>
  )
}
