import { createElement } from 'react'
import type { CacheTag } from '#published/types.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { parsePageNumber, SEARCH_PAGE_PARAMETER, searchHref } from '../../routes.ts'
import { pageResponse } from '../page-response.tsx'
import type { RequestContext } from '../request-context.ts'
import { SearchPage, type SearchState } from './page.tsx'
import { isTooShort, readSearchQuery } from './search-query.ts'

/** What the search index is made from. */
const INDEXED: CacheTag[] = ['posts', 'pages', 'settings']

export async function searchResponse(requestContext: RequestContext): Promise<SiteResponse | null> {
  const query = readSearchQuery(requestContext.url.searchParams)
  const page = parsePageNumber(requestContext.url.searchParams.get(SEARCH_PAGE_PARAMETER)) ?? 1
  const state = await findState(requestContext, query, page)
  if (state === null) return null
  const answer = await pageResponse(requestContext, {
    site: await requestContext.reader.site(),
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
async function findState({ context }: RequestContext, query: string, page: number): Promise<SearchState | null> {
  if (query === '') return { kind: 'empty' }
  if (isTooShort(query)) return { kind: 'too-short' }
  const result = await context.search(query, page)
  if (result.hits.length > 0) return { kind: 'found', result }
  return page > 1 ? null : { kind: 'none' }
}
