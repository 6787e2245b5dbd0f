import { SEARCH_PARAMETERS } from '#addresses/search.ts'

const LONGEST_QUERY = 100
const SHORTEST_QUERY = 2

/** What a visitor asks for: the first parameter that says anything, cut to a sensible length; empty if none does. */
export function readSearchQuery(parameters: URLSearchParams): string {
  for (const name of SEARCH_PARAMETERS) {
    const query = cleanQuery(parameters.get(name) ?? '')
    if (query !== '') return query
  }
  return ''
}

/** One character stands in almost every text. */
export function isTooShort(query: string): boolean {
  return Array.from(query).length < SHORTEST_QUERY
}

function cleanQuery(given: string): string {
  const words = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
    .trim()
  return Array.from(words).slice(0, LONGEST_QUERY).join('').trim()
}
