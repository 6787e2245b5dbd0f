import type { Ref } from 'react'
import { ProblemLinks } from '#kit/forms/field-problem.tsx'
import { BUSY, PROBLEMS_ARE } from '#kit/forms/messages.ts'
import type { Answer } from './model.ts'

interface FormMessageProps {
  id: string
  /** Before the name of a field this is its id. */
  formId: string
  answer: Answer
  ref?: Ref<HTMLParagraphElement>
}

/** There before it speaks, and takes the focus with what it says. */
export function FormMessage({ id, formId, answer, ref }: FormMessageProps) {
  const tone = answer.kind === 'problems' ? 'error' : answer.kind === 'notice' ? answer.notice?.tone : undefined
  return (
    <p
      className="w-newsletter-form__message"
      id={id}
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      data-tone={tone}
      tabIndex={-1}
    >
      {answer.kind === 'busy' && BUSY}
      {answer.kind === 'notice' && answer.notice?.text}
      {answer.kind === 'problems' && PROBLEMS_ARE}
      {answer.kind === 'problems' && <ProblemLinks formId={formId} problems={answer.problems} />}
    </p>
  )
}
