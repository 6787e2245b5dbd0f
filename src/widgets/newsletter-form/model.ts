import { parseBody, type Reply } from '#kit/forms/ask-in-time.ts'
import type { Problem } from '#kit/forms/field-problem.tsx'
import { isRecord } from '#platform/is-record.ts'
import { BROKEN, ERROR_PREFIX, LATE, NOT_ANSWERED, OFFLINE } from './messages.ts'

export interface FormTexts {
  successMessage: string
  optInMessage: string
}

/** What the message area shows: one tone at a time. */
export interface Notice {
  tone: 'success' | 'error'
  text: string
  /** The address was taken in, or is not needed any more. */
  isDone: boolean
}

/** What the form has to say: that it is being sent, which fields want a correction, or what came of it. */
export type Answer =
  | { kind: 'busy' }
  | { kind: 'problems'; problems: readonly Problem[] }
  | { kind: 'notice'; notice: Pick<Notice, 'tone' | 'text'> | null }

/** The message for a reply. `error` is text or a list; `success.body` is JSON in a string, as the provider wrote it. */
export function messageForReply(reply: Reply, texts: FormTexts): Notice {
  if (reply === 'offline') return failure(OFFLINE)
  if (reply === 'late') return failure(LATE)
  const answer = parseObject(reply.body)
  if (answer === null) return failure(reply.status >= 400 ? BROKEN : NOT_ANSWERED)
  const error = textOf(answer.error)
  if (error !== '') return failure(ERROR_PREFIX + error)
  if (reply.status >= 400) return failure(BROKEN)
  const success = isRecord(answer.success) ? answer.success : {}
  const body = typeof success.body === 'string' ? parseObject(success.body) : null
  if (body?.status === 'subscribed') return { tone: 'success', text: texts.successMessage, isDone: true }
  if (body?.status === 'pending') return { tone: 'success', text: texts.optInMessage, isDone: true }
  const title = textOf(body?.title)
  if (title === '') return failure(NOT_ANSWERED)
  const isTaken = !isRefusal(body?.status) && !isRefusal(isRecord(success.response) ? success.response.code : undefined)
  return { tone: isTaken ? 'success' : 'error', text: title, isDone: isTaken }
}

function failure(text: string): Notice {
  return { tone: 'error', text, isDone: false }
}

/** A problem document's status is a number. */
function isRefusal(status: unknown): boolean {
  return typeof status === 'number' && status >= 400
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').join('；') : ''
}

function parseObject(text: string): Record<string, unknown> | null {
  const value = parseBody(text)
  return isRecord(value) ? value : null
}
