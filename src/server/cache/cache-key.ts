import { isOutcomeParameter } from '#newsletter/links.ts'
import { isListParameter, SEARCH_PARAMETERS } from '#site/routes.ts'

/**
 * The key under which an answer is kept: the path as it was written. A page is made from its path alone, so that no
 * parameter that a stranger adds to an address makes another entry. `null`: never kept, a search, a page of a list or the outcome of a form is asked for.
 */
export function cacheKeyOf(url: string): string | null {
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const query = url.slice(mark)
  const isOwn = (name: string) => isListParameter(name) || isOutcomeParameter(name)
  return isSearchQuery(query) || [...new URLSearchParams(query).keys()].some(isOwn) ? null : url.slice(0, mark)
}

/** Whether a filter of a list is asked for: anybody can make up endless ones. */
export function isFilterQuery(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => name.startsWith('e-filter-') && isListParameter(name))
}

export function isSearchQuery(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return SEARCH_PARAMETERS.some((name) => parameters.has(name))
}
