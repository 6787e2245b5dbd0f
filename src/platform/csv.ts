const BYTE_ORDER_MARK = '\ufeff'
// A spreadsheet would run these as a formula.
const FORMULA = /^[=+\-@\t\r]/

/** Rows as spreadsheets open them: UTF-8 with a mark, CRLF, every cell quoted, formulas made harmless. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => cells.map(toCell).join(',')
  return BYTE_ORDER_MARK + rows.map((row) => `${line(row)}\r\n`).join('')
}

function toCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
