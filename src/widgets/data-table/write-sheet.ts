import writeExcelFile, { type Cell } from 'write-excel-file/universal'
import type { SheetCell } from './exporting.ts'

const MAX_WIDTH = 40

/** An Excel file of one sheet; its first row holds the headings and stays in sight. */
export function writeSheet([header = [], ...rows]: SheetCell[][]): Promise<Blob> {
  const heading = header.map((value): Cell => ({ value: String(value ?? ''), type: String, fontWeight: 'bold' }))
  const columns = header.map((_, column) => ({ width: widthOf([header, ...rows.slice(0, 100)], column) }))
  return writeExcelFile([heading, ...rows], { columns, stickyRowsCount: 1 }).toBlob()
}

function widthOf(rows: SheetCell[][], column: number): number {
  // A Chinese character is as wide as two figures.
  const widths = rows.map((row) => [...String(row[column] ?? '')].reduce((sum, point) => sum + (point > '\u2e80' ? 2 : 1), 2))
  return Math.min(MAX_WIDTH, Math.max(...widths))
}
