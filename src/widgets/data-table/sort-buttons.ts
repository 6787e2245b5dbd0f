import type { Sorting } from './row-store.ts'

/** Makes buttons of the headings: up, down, and back to the order that the table came in. */
export function createSortButtons(table: HTMLTableElement, onSort: (sorting: Sorting | null) => void, signal: AbortSignal) {
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])]
  const labels = headings.map((heading) => heading.firstElementChild)
  let sorting: Sorting | null = null

  headings.forEach((heading, column) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'w-data-table__head'
    button.textContent = heading.textContent
    button.addEventListener('click', () => sort(column), { signal })
    heading.replaceChildren(button)
  })

  function sort(column: number): void {
    const direction = sorting?.column === column ? sorting.direction : null
    sorting = direction === 'descending' ? null : { column, direction: direction === null ? 'ascending' : 'descending' }
    headings.forEach((heading, index) => {
      heading.ariaSort = sorting?.column === index ? sorting.direction : null
    })
    onSort(sorting)
  }

  return {
    restore() {
      headings.forEach((heading, column) => {
        heading.ariaSort = null
        const label = labels[column]
        if (label) heading.replaceChildren(label)
      })
    },
  }
}
