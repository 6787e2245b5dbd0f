import { isTooShort, readSearchQuery } from '../../pages/search/search-query.ts'
import type { SearchHit, SiteContext, SiteResponse } from '../../response.ts'
import { jsonResponse } from '../json-response.ts'

const MOST_HITS = 6

/** What the search would find, in short, while the visitor types. */
export async function suggestResponse(context: SiteContext, words: string): Promise<SiteResponse> {
  const query = readSearchQuery(new URLSearchParams({ q: words }))
  if (isTooShort(query)) return jsonResponse({ query, total: 0, isMore: false, hits: [] }, { caching: 'none' })
  const { hits, total, isMore } = await context.search(query, 1)
  return jsonResponse({ query, total, isMore, hits: hits.slice(0, MOST_HITS).map(inShort) }, { caching: 'none' })
}

function inShort({ href, title, titleParts, kind, publishedAt }: SearchHit) {
  return { href, title, titleParts, kind, publishedAt }
}
