import type { CacheTag } from '#published/types.ts'
import type { SiteResponse } from '#site/response.ts'
import { SealedResponse } from './sealed-response.ts'

/** An answer as the site makes it; tests say only what matters to them. */
export function makeResponse(answer: Partial<Omit<SiteResponse, 'tags'>> & { tags?: CacheTag[] } = {}): SiteResponse {
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

export function seal(answer: Parameters<typeof makeResponse>[0] = {}, isPrivate = false): SealedResponse {
  return new SealedResponse(makeResponse(answer), { baseHeaders: { 'x-content-type-options': 'nosniff' }, isPrivate })
}
