import { isPageParameter, pageParameter } from '#addresses/lists.ts'

/** How the address of a page says what its lists show; both sides read it from here. */

const MAX_PAGE = 100_000
const ORIGIN = 'http://localhost'

/** A page number from the address; what is none means the first page. */
export function pageFromQuery(value: string | null): number {
  const page = value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 1
  return Math.min(MAX_PAGE, Math.max(1, page))
}

/** Any but the first, which the plain address shows. */
export function isLaterPage(value: string): boolean {
  return pageFromQuery(value) > 1
}

/** Neighbouring pages of a list, as they are shown where more posts have joined those before. */
export interface PageSpan {
  from: number
  to: number
}

/** More than these are never shown together. */
const MOST_PAGES = 20

/** Pages from the address: one, `3`, or several, `1-3`. */
export function spanFromQuery(value: string | null): PageSpan {
  const [, from = value, to = from] = /^(\d{1,6})-(\d{1,6})$/.exec(value ?? '') ?? []
  const last = pageFromQuery(to)
  return { from: Math.max(1, last - MOST_PAGES + 1, Math.min(last, pageFromQuery(from))), to: last }
}

/** Any but that of the first page alone. */
export function isLaterSpan(value: string): boolean {
  return spanFromQuery(value).to > 1
}

/** Whether an address shows several pages of a list together. */
export function isSpan(address: URL, id: string): boolean {
  const { from, to } = spanFromQuery(address.searchParams.get(pageParameter(id)))
  return from < to
}

/** The address of everything that is shown once the page of one address has joined the pages of another. */
export function joinAddress(shown: URL, added: URL, id: string): URL {
  const name = pageParameter(id)
  const { from } = spanFromQuery(shown.searchParams.get(name))
  const joined = new URL(added)
  joined.searchParams.set(name, `${from}-${spanFromQuery(added.searchParams.get(name)).to}`)
  return joined
}

/** The address of one page of a list: the others and the rest of the query stay as they are. */
export function pageAddress(address: string, id: string, page: number): string {
  return changeAddress(address, id, { [pageParameter(id)]: page === 1 ? '' : String(page) })
}

/** An address with some of its parameters set anew; an empty one goes. It leads to the list. */
export function changeAddress(address: string, id: string, parameters: Record<string, string>): string {
  const url = new URL(address, ORIGIN)
  for (const [name, value] of Object.entries(parameters)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return `${url.pathname}${url.search}#${encodeURIComponent(id)}`
}

/** What an address says about one list. Two addresses that say the same show the same of it. */
export function stateOf(url: URL, parameters: readonly string[]): string {
  return parameters
    .flatMap((name) => {
      const value = url.searchParams.get(name) ?? ''
      return value === '' || (isPageParameter(name) && value === '1') ? [] : [`${name}=${value}`]
    })
    .join('&')
}

/** The page that is open, with one list as a link wants it: other lists may have moved since the link was made. */
export function mergeAddress(current: URL, link: URL, parameters: readonly string[]): URL {
  const merged = new URL(current)
  for (const name of parameters) {
    const value = link.searchParams.get(name)
    if (value === null) merged.searchParams.delete(name)
    else merged.searchParams.set(name, value)
  }
  merged.hash = link.hash
  return merged
}
