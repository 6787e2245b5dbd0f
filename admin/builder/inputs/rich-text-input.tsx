import type { RichTextField as RichTextFieldConfig } from 'payload'
import { useId, useRef, useState } from 'react'
import type { InputProps } from './form.ts'
import { Beneath, beneath } from './labelled.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { useEditorNames } from './use-editor-names.ts'

/** Formatted text, in the same editor as in the document's form. What is being written stays, even while it may not be stored. */
export function RichTextInput({ field, path, value, form }: InputProps<RichTextFieldConfig>) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  useEditorNames(box, String(field.label), beneath(id))
  return (
    <fieldset ref={box} className="lectern-visual__rich">
      <legend>{String(field.label)}</legend>
      <RichTextField
        editor={form.richTextEditor}
        path={`${form.id}.${path}`}
        value={value}
        onChange={(next) => setProblem(form.set(path, next, true))}
      />
      <Beneath id={id} help={field.admin?.description} problem={problem} />
    </fieldset>
  )
}
