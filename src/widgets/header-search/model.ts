export const SEARCH_PATH = '/search/'
export const SUGGEST_PATH = '/wp-json/lectern/v1/suggest'
export const LONGEST_QUERY = 100
const SHORTEST_QUERY = 2

/** Query parameters in which a page may have been asked for something, the most wanted first. */
export const QUERY_PARAMETERS = ['q', 's', 'search', 'query', 'keyword'] as const

/** What the call `suggest` answers. */
export interface Suggestions {
  query: string
  total: number
  /** There are more than were counted. */
  isMore: boolean
  hits: Suggestion[]
}

export interface Suggestion {
  href: string
  title: string
  titleParts: { text: string; hit: boolean }[]
  kind: 'post' | 'page'
  publishedAt: string | null
}

/** What the visitor asked this page for. */
export function currentQuery(search: string): string {
  const parameters = new URLSearchParams(search)
  const asked = QUERY_PARAMETERS.map((name) => cleanQuery(parameters.get(name) ?? ''))
  return asked.find((query) => query !== '') ?? ''
}

export function cleanQuery(typed: string): string {
  const words = typed.replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim()
  return Array.from(words).slice(0, LONGEST_QUERY).join('').trim()
}

/** One character stands in almost every text: nothing can be suggested yet. */
export function isTooShort(query: string): boolean {
  return Array.from(query).length < SHORTEST_QUERY
}

export function searchHref(query: string): string {
  return `${SEARCH_PATH}?q=${encodeURIComponent(query)}`
}
