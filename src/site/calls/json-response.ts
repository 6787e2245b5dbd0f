import type { CacheTag } from '#published/types.ts'
import type { SiteResponse } from '../response.ts'

interface JsonResponseParts {
  status?: number
  tags?: Iterable<CacheTag>
  /** Without it the answer may be kept until one of its tags changes. */
  caching?: SiteResponse['caching']
  expiresAt?: Date | null
}

/** What a script reads. */
export function jsonResponse(
  value: unknown,
  { status = 200, tags = [], caching = 'shared', expiresAt = null }: JsonResponseParts,
): SiteResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' },
    body: JSON.stringify(value),
    tags: new Set(tags),
    caching,
    expiresAt,
  }
}
