import type { CacheTag } from '#published/types.ts'
import type { Answer } from '../answer.ts'

interface JsonAnswerParts {
  status?: number
  tags?: Iterable<CacheTag>
  /** Without it the answer may be kept until one of its tags changes. */
  caching?: Answer['caching']
  expiresAt?: Date | null
}

/** What a script reads. */
export function jsonAnswer(
  value: unknown,
  { status = 200, tags = [], caching = 'shared', expiresAt = null }: JsonAnswerParts,
): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' },
    body: JSON.stringify(value),
    tags: new Set(tags),
    caching,
    expiresAt,
  }
}
