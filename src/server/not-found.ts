import type { Answer } from '#site/answer.ts'
import type { PageCache } from './cache/page-cache.ts'
import { SealedAnswer } from './cache/sealed-answer.ts'
import type { HeaderSet } from './middleware/security-headers/security-headers.ts'

interface NotFoundOptions {
  cache: PageCache
  cacheKeyOf(url: string): string | null
  render(): Promise<Answer>
  baseHeaders: HeaderSet
}

/** No address begins like this. */
const KEY = 'not-found'
const NEVER_STORED = { 'cache-control': 'no-store' }

/** The site's page for 404, whatever was asked for: rendered once, and kept until the menus or settings on it change. */
export function createNotFound({ cache, cacheKeyOf, render, baseHeaders }: NotFoundOptions): () => Promise<SealedAnswer> {
  const seal = async () => {
    const answer = await render()
    const shared: Answer = { ...answer, caching: 'shared', headers: { ...answer.headers, ...NEVER_STORED } }
    return new SealedAnswer(shared, { baseHeaders, isPrivate: false, onlyKey: KEY })
  }
  return () => (cacheKeyOf(KEY) === null ? seal() : cache.answer(KEY, seal))
}
