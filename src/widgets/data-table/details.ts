import { MORE_OF, MORE_OF_ROW } from './messages.ts'
import type { Column } from './model.ts'
import type { RowStore } from './row-store.ts'

export interface Details {
  /** The rows as they are to be shown: each with its button, those that are open with their details after them. */
  dress(rows: HTMLTableRowElement[]): HTMLTableRowElement[]
  /** Opens or closes the row whose button was pressed. */
  press(target: EventTarget): void
  release(): void
}

/** What the style sheet hides of a narrow table opens below its row. */
export function createDetails(body: HTMLTableSectionElement, store: RowStore, columns: readonly Column[]): Details {
  const toggles = new Map<HTMLTableRowElement, HTMLButtonElement>()
  const open = new Map<HTMLTableRowElement, HTMLTableRowElement>()
  const headings = [...(body.closest('table')?.tHead?.rows[0]?.cells ?? [])]
  const isHidden = (column: number) => {
    const heading = headings[column]
    return heading !== undefined && getComputedStyle(heading).display === 'none'
  }

  function toggleOf(row: HTMLTableRowElement): HTMLButtonElement {
    const known = toggles.get(row)
    if (known) return known
    const [name = ''] = store.textsOf(row)
    const toggle = document.createElement('button')
    toggle.type = 'button'
    toggle.className = 'w-data-table__toggle'
    toggle.ariaExpanded = 'false'
    toggle.ariaLabel = name === '' ? MORE_OF_ROW : MORE_OF(name)
    row.cells[0]?.prepend(toggle)
    toggles.set(row, toggle)
    return toggle
  }

  function fill(row: HTMLTableRowElement, details: HTMLTableRowElement): void {
    const list = document.createElement('dl')
    list.className = 'w-data-table__details'
    ;[...row.cells].forEach((cell, column) => {
      if (!isHidden(column)) return
      const pair = document.createElement('div')
      const term = document.createElement('dt')
      const description = document.createElement('dd')
      term.textContent = columns[column]?.heading ?? ''
      description.append(...[...cell.childNodes].map((node) => node.cloneNode(true)))
      pair.append(term, description)
      list.append(pair)
    })
    const cell = document.createElement('td')
    cell.colSpan = headings.length - headings.filter((_, column) => isHidden(column)).length
    cell.append(list)
    details.replaceChildren(cell)
  }

  function toggleRow(row: HTMLTableRowElement): void {
    const toggle = toggleOf(row)
    const shown = open.get(row)
    toggle.ariaExpanded = shown ? 'false' : 'true'
    row.toggleAttribute('data-open', !shown)
    if (shown) {
      shown.remove()
      open.delete(row)
      return
    }
    const details = document.createElement('tr')
    details.className = 'w-data-table__more'
    fill(row, details)
    open.set(row, details)
    row.after(details)
  }

  // Another width hides other columns.
  const observer = new ResizeObserver(() => {
    for (const [row, details] of open) fill(row, details)
  })
  observer.observe(body)

  return {
    dress: (rows) =>
      rows.flatMap((row) => {
        toggleOf(row)
        const details = open.get(row)
        return details ? [row, details] : [row]
      }),
    press(target) {
      const toggle = target instanceof Element ? target.closest('.w-data-table__toggle') : null
      const row = toggle?.closest('tr')
      if (row) toggleRow(row)
    },
    release: () => observer.disconnect(),
  }
}
