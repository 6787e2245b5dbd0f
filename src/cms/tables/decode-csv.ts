import { cleanCells } from '#settings/clean-cells.ts'
import { type CsvResult, MAX_CSV_MB, parseCsv } from '#settings/csv.ts'
import { decodeText } from './decode-text.ts'

/** The table in a CSV file as Excel, LibreOffice and government sites write them: UTF-8, UTF-16 or Big5. */
export function decodeCsv(bytes: Uint8Array): CsvResult {
  if (bytes.length > MAX_CSV_MB * 1024 * 1024) return { ok: false, reason: `CSV 檔太大：最大 ${MAX_CSV_MB} MB。` }
  const text = decodeText(bytes)
  if (text === null) return { ok: false, reason: '這不是 CSV 文字檔。請在試算表選「另存新檔」，格式選「CSV UTF-8」。' }
  if (/^\s*<(?:!doctype|html|\?xml|svg|script)\b/i.test(text)) return { ok: false, reason: '內容是網頁，不是 CSV 表格。' }
  const result = parseCsv(text)
  return result.ok ? { ok: true, rows: cleanCells(result.rows) } : result
}
