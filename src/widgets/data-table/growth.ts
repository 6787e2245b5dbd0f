import { ROWS_AT_ONCE } from './model.ts'

const AHEAD_PX = 1500

/** The rest of a long page comes as its reader nears the end: to lay out thousands of rows at once takes seconds. */
export function createGrowth(
  body: HTMLTableSectionElement,
  dress: (rows: HTMLTableRowElement[]) => HTMLTableRowElement[],
  signal: AbortSignal,
) {
  let waiting: HTMLTableRowElement[] = []
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && grow(), {
    rootMargin: `0px 0px ${AHEAD_PX}px`,
  })
  signal.addEventListener('abort', () => observer.disconnect())

  function watchLast(): void {
    observer.disconnect()
    const last = body.lastElementChild
    if (waiting.length > 0 && last) observer.observe(last)
  }

  function grow(): void {
    body.append(...dress(waiting.slice(0, ROWS_AT_ONCE)))
    waiting = waiting.slice(ROWS_AT_ONCE)
    watchLast()
  }

  return {
    /** The rows that come after those in the page. */
    begin(rows: HTMLTableRowElement[]): void {
      waiting = rows
      watchLast()
    },
  }
}
