import type { CacheTag } from '#published/types.ts'
import type { Answer } from '#site/answer.ts'
import { SealedAnswer } from './sealed-answer.ts'

/** An answer as the site makes it; tests say only what matters to them. */
export function makeAnswer(answer: Partial<Omit<Answer, 'tags'>> & { tags?: CacheTag[] } = {}): Answer {
  return {
    status: 200,
    headers: {},
    body: '<!doctype html><title>頁</title>',
    caching: 'shared',
    expiresAt: null,
    ...answer,
    tags: new Set(answer.tags),
  }
}

export function seal(answer: Parameters<typeof makeAnswer>[0] = {}, isPrivate = false): SealedAnswer {
  return new SealedAnswer(makeAnswer(answer), { baseHeaders: { 'x-content-type-options': 'nosniff' }, isPrivate })
}
