import { isListParameter, SEARCH_PARAMETERS } from '#site/routes.ts'

/**
 * The key under which an answer is kept: the path as it was written. A page is made from its path alone, so that no
 * parameter that a stranger adds to an address makes another entry. `null`: never kept, a search or a page of a list is asked for.
 */
export function cacheKeyOf(url: string): string | null {
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const query = url.slice(mark)
  return isSearchQuery(query) || [...new URLSearchParams(query).keys()].some(isListParameter) ? null : url.slice(0, mark)
}

export function isSearchQuery(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return SEARCH_PARAMETERS.some((name) => parameters.has(name))
}
