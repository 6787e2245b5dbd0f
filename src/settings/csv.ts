import { CsvError, parse } from 'csv-parse/sync'

/** Beside the row of headings. */
const MAX_TABLE_ROWS = 5000
export const MAX_TABLE_COLUMNS = 30
export const MAX_CSV_MB = 2

export type CsvResult = { ok: true; rows: string[][] } | { ok: false; reason: string }

// In the order of trust: a tab is seldom part of a cell, a comma often is.
const DELIMITERS = ['\t', ',', ';', '|']

/** Rows of separated values, the headings first, all of the same length. Refuses what is no table, in Chinese. */
export function parseCsv(text: string): CsvResult {
  let rows: string[][]
  try {
    rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: MAX_TABLE_ROWS + 2,
    })
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, reason: '引號沒有成對，無法分辨每一格，請用試算表重新匯出 CSV。' }
    throw error
  }
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (rows.length < 2) return { ok: false, reason: '至少要有一列欄名和一列資料。' }
  if (rows.length > MAX_TABLE_ROWS + 1) return { ok: false, reason: `資料太多：最多 ${MAX_TABLE_ROWS} 列，請拆成幾個表格。` }
  if (width > MAX_TABLE_COLUMNS) return { ok: false, reason: `欄位太多：最多 ${MAX_TABLE_COLUMNS} 欄。` }
  return { ok: true, rows: rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]) }
}

function delimiterOf(text: string): string {
  const [line = ''] = text
    .trimStart()
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/, 1)
  return DELIMITERS.find((delimiter) => line.includes(delimiter)) ?? ','
}
