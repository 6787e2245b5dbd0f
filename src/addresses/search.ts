import { OWN_CALLS_HREF } from './calls.ts'

export const SEARCH_HREF = '/search/'
export const SUGGEST_HREF = `${OWN_CALLS_HREF}/suggest`

/** Query parameters in which a search may be asked, the most wanted first. */
export const SEARCH_PARAMETERS = ['q', 's', 'search', 'query', 'keyword'] as const
export const SEARCH_PAGE_PARAMETER = 'page'

export function searchHref(query = '', page = 1): string {
  if (query === '') return SEARCH_HREF
  return `${SEARCH_HREF}?q=${encodeURIComponent(query)}${page > 1 ? `&${SEARCH_PAGE_PARAMETER}=${page}` : ''}`
}

export function suggestHref(query: string): string {
  return `${SUGGEST_HREF}?q=${encodeURIComponent(query)}`
}
