/** How the address of a page says what its lists show; both sides read it from here. */

const MAX_PAGE = 100_000
const ORIGIN = 'http://localhost'

/** Every list has a parameter of its own, so that turning the pages of one leaves the others alone. */
export function pageParameter(id: string): string {
  return `list-${id}`
}

/** A page number from the address; what is none means the first page. */
export function pageFromQuery(value: string | null): number {
  const page = value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 1
  return Math.min(MAX_PAGE, Math.max(1, page))
}

/** Any but the first, which the plain address shows. */
export function isLaterPage(value: string): boolean {
  return pageFromQuery(value) > 1
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
      return value === '' || (name.startsWith('list-') && value === '1') ? [] : [`${name}=${value}`]
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
