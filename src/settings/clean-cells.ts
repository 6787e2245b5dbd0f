import { cleanText } from './clean-text.ts'

const MAX_CELL = 1000
const HARMLESS =
  /^[^\p{Cc}\p{Cs}\s\u202a-\u202e\u2066-\u2069\ufeff](?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]*[^\p{Cc}\p{Cs}\s\u202a-\u202e\u2066-\u2069\ufeff])?$/u

/** The cells of a table as they may be shown. */
export function cleanCells(rows: readonly (readonly string[])[]): string[][] {
  // A table has tens of thousands of cells, and nearly all are as they should be.
  return rows.map((row) =>
    row.map((cell) => (cell.length <= MAX_CELL && HARMLESS.test(cell) ? cell : cleanText(cell, { maxLength: MAX_CELL }))),
  )
}
