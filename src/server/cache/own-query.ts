import type { PageParameters } from '#site/response.ts'

/**
 * The part of an address's query that makes another page of it: parameters that the page has, in the page's own order, with
 * values that mean something there. Of a parameter that comes twice the last word counts. Empty: it is the plain page.
 */
export function ownQueryOf(url: string, parameters: PageParameters): string {
  const mark = url.indexOf('?')
  if (mark === -1) return ''
  const asked = new URLSearchParams(url.slice(mark))
  const own = new URLSearchParams()
  for (const [name, isMeant] of parameters) {
    const value = asked.getAll(name).at(-1)
    if (value !== undefined && isMeant(value)) own.set(name, value)
  }
  return own.size === 0 ? '' : `?${own}`
}
