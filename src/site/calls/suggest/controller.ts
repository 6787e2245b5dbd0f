import type { Answer, SearchHit, SiteContext } from '../../answer.ts'
import { isTooShort, readSearchQuery } from '../../pages/search/search-query.ts'
import { jsonAnswer } from '../json-answer.ts'

const MOST_HITS = 6

/** What the search would find, in short, while the visitor types. */
export async function answerSuggest(context: SiteContext, words: string): Promise<Answer> {
  const query = readSearchQuery(new URLSearchParams({ q: words }))
  if (isTooShort(query)) return jsonAnswer({ query, total: 0, isMore: false, hits: [] }, { caching: 'none' })
  const { hits, total, isMore } = await context.search(query, 1)
  return jsonAnswer({ query, total, isMore, hits: hits.slice(0, MOST_HITS).map(inShort) }, { caching: 'none' })
}

function inShort({ href, title, titleParts, kind, publishedAt }: SearchHit) {
  return { href, title, titleParts, kind, publishedAt }
}
