import type { Ref } from 'react'
import { ProblemLinks } from '#kit/forms/field-problem.tsx'
import { BUSY, PROBLEMS_ARE } from '#kit/forms/messages.ts'
import type { FormState } from './model.ts'

interface FormMessageProps {
  id: string
  /** Before the name of a field this is its id. */
  formId: string
  state: FormState
  thanks: string
  /** The page came with something to say. */
  hasFocus: boolean
  ref: Ref<HTMLParagraphElement>
}

/** There before it speaks, and takes the focus with what it says. */
export function FormMessage({ id, formId, state, thanks, hasFocus, ref }: FormMessageProps) {
  const isError = state.kind === 'problems' || state.kind === 'failure'
  const tone = isError ? 'error' : state.kind === 'sent' ? 'success' : undefined
  return (
    <p
      className="w-contact-form__message"
      id={id}
      ref={ref}
      role={isError ? 'alert' : 'status'}
      data-tone={tone}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is the answer to what the visitor has just sent
      autoFocus={hasFocus}
    >
      {state.kind === 'busy' && BUSY}
      {state.kind === 'failure' && state.text}
      {state.kind === 'sent' && thanks}
      {state.kind === 'problems' && PROBLEMS_ARE}
      {state.kind === 'problems' && <ProblemLinks formId={formId} problems={state.problems} />}
    </p>
  )
}
