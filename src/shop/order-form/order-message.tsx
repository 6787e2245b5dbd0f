import type { Ref } from 'react'
import { ProblemLinks } from '#kit/forms/field-problem.tsx'
import { BUSY, PROBLEMS_ARE } from '#kit/forms/messages.ts'
import { listProblems, type OrderProblems } from './fields.ts'
import { FORM_ID } from './order-fields.tsx'

/** What the form has to say: nothing yet, that it is being sent, which fields want a correction, or why it was not sent. */
export type FormState =
  | { kind: 'quiet' }
  | { kind: 'busy' }
  | { kind: 'problems'; problems: OrderProblems }
  | { kind: 'failure'; text: string }

interface OrderMessageProps {
  state: FormState
  /** The page came with something to say: the browser brings the visitor here. */
  hasFocus: boolean
  ref: Ref<HTMLParagraphElement>
}

/** There before it speaks, and takes the focus with what it says. */
export function OrderMessage({ state, hasFocus, ref }: OrderMessageProps) {
  const isError = state.kind === 'problems' || state.kind === 'failure'
  return (
    <p
      ref={ref}
      className="cart-page__message"
      role={isError ? 'alert' : 'status'}
      data-tone={isError ? 'error' : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is the answer to what the visitor has just sent
      autoFocus={hasFocus}
    >
      {state.kind === 'busy' && BUSY}
      {state.kind === 'failure' && state.text}
      {state.kind === 'problems' && PROBLEMS_ARE}
      {state.kind === 'problems' && <ProblemLinks formId={FORM_ID} problems={listProblems(state.problems)} />}
    </p>
  )
}
