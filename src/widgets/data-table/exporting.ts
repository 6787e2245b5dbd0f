export type SheetCell = string | number | null

// What a spreadsheet takes for a formula: a table of a public page must not run anything on the desk of who opens it.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/

/** The cell as text that no spreadsheet runs. Numbers below zero are left as they are. */
export function guardFormula(cell: string): string {
  return FORMULA.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell
}

/** With the mark by which Excel knows UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => `"${guardFormula(cell).replaceAll('"', '""')}"`).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/** For the clipboard: what spreadsheets paste into cells of their own. */
export function toTabs(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => guardFormula(cell.replaceAll(/\s+/g, ' '))).join('\t')).join('\n')
}

/** Numbers as numbers; telephone and student numbers, which begin with 0 or are long, stay text. */
export function toSheet(rows: readonly (readonly string[])[]): SheetCell[][] {
  return rows.map((row) => row.map((cell) => (cell === '' ? null : PLAIN_NUMBER.test(cell) ? Number(cell) : cell)))
}

export function fileName(caption: string, extension: 'csv' | 'xlsx'): string {
  const name = caption.replaceAll(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()
  return `${name || 'table'}.${extension}`
}
