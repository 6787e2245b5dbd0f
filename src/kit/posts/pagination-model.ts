/** A stop of the pagination: a page number, or a gap that stands for two pages or more. */
type PageStop = number | 'gap'

const NEIGHBOURS = 1

/**
 * First page, last page, the current one and its neighbours; what lies between becomes a gap, unless it is a single page,
 * which takes no more room than the gap would.
 */
export function listPageStops(page: number, pageCount: number): PageStop[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= NEIGHBOURS,
  )
  return shown.flatMap((number, index): PageStop[] => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : ['gap', number]
  })
}
