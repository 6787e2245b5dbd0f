import type { ComparisonTableSettings } from './settings.ts'

export type Cell = ComparisonTableSettings['rows'][number]['cells'][number]

/** Whether a row says the same of everything that is compared. With one thing there is nothing to compare. */
export function isSame(cells: readonly (Cell | undefined)[], columns: number): boolean {
  if (columns < 2) return false
  const meanings = Array.from({ length: columns }, (_, column) => meaningOf(cells[column]))
  return meanings.every((meaning) => meaning === meanings[0])
}

function meaningOf(cell: Cell | undefined): string {
  if (cell === undefined) return 'text '
  if (cell.kind === 'image') return `image ${cell.image?.id ?? ''}`
  if (cell.kind !== 'text') return cell.kind
  return `text ${cell.text.normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase()} ${cell.link?.href ?? ''}`
}
