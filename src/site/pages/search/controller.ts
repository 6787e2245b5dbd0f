import { createElement } from 'react'
import type { CacheTag } from '#published/types.ts'
import type { Answer } from '../../answer.ts'
import { headOf } from '../../head/page-head.ts'
import { parsePageNumber, SEARCH_PAGE_PARAMETER, searchHref } from '../../routes.ts'
import { answerPage } from '../answer-page.tsx'
import type { Visit } from '../visit.ts'
import { SearchPage, type SearchState } from './page.tsx'
import { isTooShort, readSearchQuery } from './search-query.ts'

/** What the search index is made from. */
const INDEXED: CacheTag[] = ['posts', 'pages', 'settings']

export async function answerSearch(visit: Visit): Promise<Answer | null> {
  const query = readSearchQuery(visit.url.searchParams)
  const page = parsePageNumber(visit.url.searchParams.get(SEARCH_PAGE_PARAMETER)) ?? 1
  const state = await findState(visit, query, page)
  if (state === null) return null
  const answer = await answerPage(visit, {
    site: await visit.reader.site(),
    head: headOf({
      name: query === '' ? '站內搜尋' : `搜尋「${query}」`,
      description: '搜尋本站的消息與頁面。',
      canonicalPath: searchHref(query, page),
      isIndexed: false,
    }),
    body: createElement(SearchPage, { query, state }),
    // The questions of visitors are endless; only the empty form is the same for everyone.
    caching: query === '' ? 'shared' : 'none',
  })
  return { ...answer, tags: new Set([...answer.tags, ...INDEXED]) }
}

/** `null` for a page beyond the last. */
async function findState({ context }: Visit, query: string, page: number): Promise<SearchState | null> {
  if (query === '') return { kind: 'empty' }
  if (isTooShort(query)) return { kind: 'too-short' }
  const result = await context.search(query, page)
  if (result.hits.length > 0) return { kind: 'found', result }
  return page > 1 ? null : { kind: 'none' }
}
