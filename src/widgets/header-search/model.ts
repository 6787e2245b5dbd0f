import { SEARCH_PARAMETERS } from '#addresses/search.ts'

export const LONGEST_QUERY = 100
const SHORTEST_QUERY = 2

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
  const asked = SEARCH_PARAMETERS.map((name) => cleanQuery(parameters.get(name) ?? ''))
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
