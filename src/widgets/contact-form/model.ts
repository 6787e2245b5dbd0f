import type { FieldProblem } from '#forms/read-answers.ts'
import { type FormResult, RESULT_WORDS } from '#forms/results.ts'
import { parseBody, type Reply } from '#kit/forms/ask-in-time.ts'
import { MESSAGES } from './messages.ts'

/** What the form has to say: nothing yet, that it is being sent, which fields want a correction, or what came of it. */
export type FormState =
  | { kind: 'quiet' }
  | { kind: 'busy' }
  | { kind: 'problems'; problems: readonly FieldProblem[] }
  | { kind: 'failure'; text: string }
  | { kind: 'sent' }

/** What follows a reply: something to say, or to send the form once more. */
export type Step = FormState | { kind: 'again'; stamp: string; waitMs: number }

const TOO_LARGE = 413
const TOO_MANY_REQUESTS = 429

export function stepAfter(reply: Reply): Step {
  if (reply === 'offline' || reply === 'late') return failure(MESSAGES[reply])
  if (reply.status === TOO_MANY_REQUESTS) return failure(MESSAGES.tooOften)
  if (reply.status === TOO_LARGE) return failure(MESSAGES.tooLarge)
  const result = parseBody(reply.body) as FormResult | null
  switch (result?.kind) {
    case 'sent':
    case 'again':
    case 'problems':
      return result
    case 'gone':
    case 'foreign':
    case 'failed':
      return failure(RESULT_WORDS[result.kind])
    default:
      return failure(MESSAGES.broken)
  }
}

function failure(text: string): FormState {
  return { kind: 'failure', text }
}
