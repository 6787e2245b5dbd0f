import type { Enhance } from '#islands/wire.ts'
import { createDetails } from './details.ts'
import { watchExport } from './export-buttons.ts'
import { createGrowth } from './growth.ts'
import { NOTHING_FOUND } from './messages.ts'
import { fillInfo, ROWS_AT_ONCE, rangeOf } from './model.ts'
import { pageOfPress, writePager } from './pager-buttons.ts'
import { createRowStore, type Sorting } from './row-store.ts'
import { createSortButtons } from './sort-buttons.ts'

/** Searches, sorts, turns pages and exports. Rows that are not shown are kept out of the page, which so stays small. */
export const enhance: Enhance = (element) => {
  const root = element.querySelector<HTMLElement>(':scope > .w-data-table')
  const table = root?.querySelector('table')
  const body = table?.tBodies[0]
  if (!root || !table || !body) return () => {}
  const life = new AbortController()
  const { signal } = life
  const search = root.querySelector<HTMLInputElement>('.w-data-table__search input')
  const entries = root.querySelector<HTMLSelectElement>('.w-data-table__entries select')
  const pager = root.querySelector<HTMLElement>('.w-data-table__pager')
  const info = root.querySelector<HTMLElement>('.w-data-table__foot [role=status]')
  const exports = root.querySelector<HTMLElement>('.w-data-table__export')
  const scroll = root.querySelector<HTMLElement>('.w-data-table__scroll')
  const isResponsive = root.dataset.responsive !== undefined

  const store = createRowStore(table)
  const details = isResponsive ? createDetails(table, store, signal) : null
  const dress = (rows: HTMLTableRowElement[]) => details?.dress(rows) ?? rows
  const growth = createGrowth(body, dress, signal)
  const ordering = root.dataset.ordering === undefined ? null : createSortButtons(table, sortBy, signal)
  let query = search?.value ?? ''
  let sorting: Sorting | null = null
  let page = 1
  let length = Number(entries?.value ?? root.dataset.length)
  let found = store.find(query, sorting)

  function show(): void {
    const range = rangeOf({ total: found.length, page, length })
    page = range.page
    const rows = found.slice(range.start, range.end)
    body?.replaceChildren(...(rows.length === 0 ? [nothingFound(store.header.length)] : dress(rows.slice(0, ROWS_AT_ONCE))))
    growth.begin(rows.slice(ROWS_AT_ONCE))
    if (pager) writePager(pager, range)
    if (info) {
      const words = fillInfo(info.dataset.text ?? '', range)
      if (info.textContent !== words) info.textContent = words
    }
  }

  function findAgain(): void {
    found = store.find(query, sorting)
    page = 1
    show()
  }

  function sortBy(next: Sorting | null): void {
    sorting = next
    findAgain()
  }

  function searchFor(): void {
    if (search === null || search.value === query) return
    query = search.value
    findAgain()
  }

  // Half a syllable of an input method is nothing to look for.
  search?.addEventListener('input', (event) => !(event instanceof InputEvent && event.isComposing) && searchFor(), { signal })
  search?.addEventListener('compositionend', searchFor, { signal })
  entries?.addEventListener(
    'change',
    () => {
      length = Number(entries.value)
      page = 1
      show()
    },
    { signal },
  )
  pager?.addEventListener(
    'click',
    (event) => {
      const to = pageOfPress(event, page)
      if (to === null) return
      page = to
      show()
    },
    { signal },
  )
  // Paper shows everything that was found.
  addEventListener('beforeprint', () => body.replaceChildren(...found), { signal })
  addEventListener('afterprint', show, { signal })
  if (exports) {
    const caption = table.caption?.textContent ?? ''
    watchExport(exports, { caption, rows: () => [store.header, ...found.map(store.textsOf)] }, signal)
  }
  // Nothing scrolls sideways where columns collapse. Whoever is there at this moment keeps the focus.
  if (isResponsive) scroll?.setAttribute('tabindex', '-1')
  // A browser that went back to the page may have kept what was chosen and typed; otherwise all rows stand where they should.
  if (query !== '' || length !== Number(root.dataset.length)) show()
  else {
    const shown = dress([...body.rows])
    growth.begin(found.slice(shown.length, rangeOf({ total: found.length, page, length }).end))
  }

  return () => {
    sorting = null
    query = ''
    length = Number(root.dataset.length)
    findAgain()
    life.abort()
    details?.restore()
    ordering?.restore()
    store.restore()
    if (isResponsive) scroll?.setAttribute('tabindex', '0')
  }
}

function nothingFound(columns: number): HTMLTableRowElement {
  const row = document.createElement('tr')
  const cell = row.insertCell()
  cell.colSpan = columns
  cell.className = 'w-data-table__nothing'
  cell.textContent = NOTHING_FOUND
  return row
}
