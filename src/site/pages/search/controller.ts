import { createElement } from 'react'
import { SEARCH_PAGE_PARAMETER, searchHref } from '#addresses/search.ts'
import type { CacheTag } from '#published/types.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { parsePageNumber } from '../../routes.ts'
import { type PageParts, pageResponse } from '../page-response.tsx'
import type { RequestContext } from '../request-context.ts'
import { SearchPage, type SearchState } from './page.tsx'
import { isTooShort, readSearchQuery } from './search-query.ts'

/** What the search index is made from. */
const INDEXED: CacheTag[] = ['posts', 'pages', 'settings']

export async function searchResponse(requestContext: RequestContext): Promise<SiteResponse | null> {
  const query = readSearchQuery(requestContext.url.searchParams)
  const page = parsePageNumber(requestContext.url.searchParams.get(SEARCH_PAGE_PARAMETER)) ?? 1
  const response = await pageResponse(requestContext, loadSearch(requestContext, query, page))
  return response && { ...response, tags: new Set([...response.tags, ...INDEXED]) }
}

async function loadSearch(requestContext: RequestContext, query: string, page: number): Promise<PageParts | null> {
  const [{ words }, state] = await Promise.all([requestContext.reader.site(), findState(requestContext, query, page)])
  if (state === null) return null
  return {
    head: headOf({
      name: query === '' ? '站內搜尋' : `搜尋「${query}」`,
      description: '搜尋本站的消息與頁面。',
      canonicalPath: searchHref(query, page),
      isIndexed: false,
    }),
    body: createElement(SearchPage, { query, state, words }),
    // The questions of visitors are endless; only the empty form is the same for everyone.
    caching: query === '' ? 'shared' : 'none',
  }
}

/** `null` for a page beyond the last. */
async function findState({ context }: RequestContext, query: string, page: number): Promise<SearchState | null> {
  if (query === '') return { kind: 'empty' }
  if (isTooShort(query)) return { kind: 'too-short' }
  const result = await context.search(query, page)
  if (result.hits.length > 0) return { kind: 'found', result }
  return page > 1 ? null : { kind: 'none' }
}
