import { cleanCells } from '#settings/clean-cells.ts'
import { type CsvResult, MAX_CSV_MB, parseCsv } from '#settings/csv.ts'

// In the order of trust: bytes that happen to be right in UTF-8 are hardly ever Big5.
const ENCODINGS = ['utf-8', 'big5']
// What bytes become that mean nothing in Big5.
const GARBLED = /[\u0080-\u009f\uf8f5-\uf8ff]/

/** The table in a CSV file as Excel, LibreOffice and government sites write them: UTF-8, UTF-16 or Big5. */
export function decodeCsv(bytes: Uint8Array): CsvResult {
  if (bytes.length > MAX_CSV_MB * 1024 * 1024) return { ok: false, reason: `CSV 檔太大：最大 ${MAX_CSV_MB} MB。` }
  const text = decodeText(bytes)
  if (text === null) return { ok: false, reason: '這不是 CSV 文字檔。請在試算表選「另存新檔」，格式選「CSV UTF-8」。' }
  if (/^\s*<(?:!doctype|html|\?xml|svg|script)\b/i.test(text)) return { ok: false, reason: '內容是網頁，不是 CSV 表格。' }
  const result = parseCsv(text)
  return result.ok ? { ok: true, rows: cleanCells(result.rows) } : result
}

function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  // No text has a NUL; pictures, archives and Excel's own files have many.
  if (bytes.includes(0)) return null
  for (const encoding of ENCODINGS) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      return GARBLED.test(text) ? null : text
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return null
}
