import { parseBody, type Reply } from '#kit/forms/ask-in-time.ts'
import type { OrderProblems } from './fields.ts'
import { ORDER_WORDS } from './words.ts'

/** What the server answers to a form that was sent by script. */
export type OrderAnswer =
  | { kind: 'problems'; problems: OrderProblems }
  /** What can be had, or what it costs, is not what the visitor was shown. */
  | { kind: 'changed' }
  /** `uncertain`: the mail server fell silent while it was being told. */
  | { kind: 'sent' | 'uncertain' | 'failed' | 'foreign' }

/** What the form does next. */
export type OrderStep =
  | { kind: 'problems'; problems: OrderProblems }
  | { kind: 'failure'; text: string }
  /** Lets the server show the cart again, with what was filled in. */
  | { kind: 'show again' }
  | { kind: 'done'; result: 'sent' | 'uncertain' }

const TOO_MANY_REQUESTS = 429

export function stepAfter(reply: Reply): OrderStep {
  if (reply === 'offline' || reply === 'late') return { kind: 'failure', text: ORDER_WORDS[reply] }
  if (reply.status === TOO_MANY_REQUESTS) return { kind: 'failure', text: ORDER_WORDS.tooOften }
  const answer = parseBody(reply.body) as OrderAnswer | null
  switch (answer?.kind) {
    case 'problems':
      return { kind: 'problems', problems: answer.problems }
    case 'changed':
      return { kind: 'show again' }
    case 'sent':
    case 'uncertain':
      return { kind: 'done', result: answer.kind }
    case 'failed':
    case 'foreign':
      return { kind: 'failure', text: ORDER_WORDS.results[answer.kind].text }
    default:
      return { kind: 'failure', text: ORDER_WORDS.broken }
  }
}
