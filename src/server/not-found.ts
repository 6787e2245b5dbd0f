import type { SiteResponse } from '#site/response.ts'
import type { PageCache } from './cache/page-cache.ts'
import { SealedResponse } from './cache/sealed-response.ts'
import type { HeaderSet } from './middleware/security-headers/security-headers.ts'

interface NotFoundOptions {
  cache: PageCache
  cacheKeyOf(url: string): string | null
  render(): Promise<SiteResponse>
  baseHeaders: HeaderSet
}

/** No address begins like this. */
const KEY = 'not-found'
const NEVER_STORED = { 'cache-control': 'no-store' }

/** The site's page for 404, whatever was asked for: rendered once, and kept until the menus or settings on it change. */
export function createNotFound({ cache, cacheKeyOf, render, baseHeaders }: NotFoundOptions): () => Promise<SealedResponse> {
  const seal = async () => {
    const answer = await render()
    const shared: SiteResponse = { ...answer, caching: 'shared', headers: { ...answer.headers, ...NEVER_STORED } }
    return new SealedResponse(shared, { baseHeaders, isPrivate: false, onlyKey: KEY })
  }
  return () => (cacheKeyOf(KEY) === null ? seal() : cache.answer(KEY, seal))
}
