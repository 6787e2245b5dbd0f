import { type Column, foldText, hasEveryWord, type Sorting, wordsOf } from './model.ts'
import { sortIndexes } from './sorting.ts'

/** Every row of the table, in the page or not. */
export interface RowStore {
  /** The rows that have every word of the query, in order. */
  find(query: string, sorting: Sorting | null): HTMLTableRowElement[]
  textsOf(row: HTMLTableRowElement): string[]
}

export function createRowStore(rows: HTMLTableRowElement[], columns: readonly Column[]): RowStore {
  const texts = new Map<HTMLTableRowElement, string[]>()
  const folded = new Map<HTMLTableRowElement, string>()
  let sorted: { key: string; rows: HTMLTableRowElement[] } = { key: '', rows }

  // Thousands of cells are read when they are first needed, not when the page opens.
  const textsOf = (row: HTMLTableRowElement) => remember(texts, row, () => [...row.cells].map(textOf))
  const foldedOf = (row: HTMLTableRowElement) => remember(folded, row, () => foldText(textsOf(row).join('\n')))

  function inOrder(sorting: Sorting | null): HTMLTableRowElement[] {
    if (sorting === null) return rows
    const { column, direction } = sorting
    const key = `${column} ${direction}`
    if (sorted.key !== key) {
      const cells = rows.map((row) => textsOf(row)[column] ?? '')
      const indexes = sortIndexes(cells, columns[column]?.type ?? 'text', direction)
      sorted = { key, rows: indexes.flatMap((index) => rows[index] ?? []) }
    }
    return sorted.rows
  }

  return {
    find(query, sorting) {
      const words = wordsOf(query)
      const ordered = inOrder(sorting)
      return words.length === 0 ? ordered : ordered.filter((row) => hasEveryWord(foldedOf(row), words))
    },
    textsOf,
  }
}

/** What a sighted visitor reads: without the words that only announce a new tab. */
function textOf(cell: HTMLTableCellElement): string {
  const hidden = cell.querySelector('.vh')
  if (hidden === null) return (cell.textContent ?? '').trim()
  const copy = cell.cloneNode(true)
  if (copy instanceof Element) for (const words of copy.querySelectorAll('.vh')) words.remove()
  return (copy.textContent ?? '').trim()
}

function remember<Key extends object, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
