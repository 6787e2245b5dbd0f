import { HOME_HREF } from '#addresses/documents.ts'
import { isSentParameter } from '#addresses/forms.ts'
import { isFilterParameter, isListParameter } from '#addresses/lists.ts'
import { isOutcomeParameter } from '#addresses/newsletter.ts'
import { SEARCH_PARAMETERS, searchHref } from '#addresses/search.ts'
import { canonicalPath } from '#site/routes.ts'

/**
 * The key under which an answer is kept: the path as it was written. A page is made from its path alone, so that no
 * parameter that a stranger adds to an address makes another entry. `null`: never kept, a search is asked for.
 */
export function cacheKeyOf(url: string): string | null {
  const mark = url.indexOf('?')
  if (mark === -1) return url
  return isSearch(url) ? null : url.slice(0, mark)
}

/** Whether an address asks for a page of a list, a filter of one or the outcome of a form, if its page has such. */
export function hasPageParameters(url: string): boolean {
  return [...parametersOf(url).keys()].some((name) => isListParameter(name) || isOutcomeParameter(name) || isSentParameter(name))
}

/** Whether a filter of a list is asked for: anybody can make up endless ones. */
export function isFilterQuery(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some(isFilterParameter)
}

/** Only these two pages read what is searched for. */
export function isSearch(url: string): boolean {
  const parameters = parametersOf(url)
  if (!SEARCH_PARAMETERS.some((name) => parameters.has(name))) return false
  const path = canonicalPath(url.split('?', 1)[0] ?? '')
  return path === HOME_HREF || path === searchHref()
}

function parametersOf(url: string): URLSearchParams {
  const mark = url.indexOf('?')
  return new URLSearchParams(mark === -1 ? '' : url.slice(mark))
}
