const MAX_PAGE = 100_000

/** Every list has a parameter of its own, so that turning the pages of one leaves the others alone. */
export function pageParameter(id: string): string {
  return `list-${id}`
}

/** A page number from the address; what is none means the first page. */
export function pageFromQuery(value: string | null): number {
  const page = value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 1
  return Math.min(MAX_PAGE, Math.max(1, page))
}

/** The address of one page of a list: the others and the rest of the query stay as they are. */
export function pageAddress(address: string, id: string, page: number): string {
  const url = new URL(address, 'http://localhost')
  if (page === 1) url.searchParams.delete(pageParameter(id))
  else url.searchParams.set(pageParameter(id), String(page))
  return `${url.pathname}${url.search}#${id}`
}
