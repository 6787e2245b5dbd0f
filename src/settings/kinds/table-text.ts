import { cleanCells } from '../clean-cells.ts'
import { parseCsv } from '../csv.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

const MAX_LENGTH = 200_000

/** A table pasted from a spreadsheet, or typed as separated values: its rows, the headings first; none while it is no table. */
export function tableText(options: FormWords): Setting<string[][]> {
  return {
    field: (name) => ({
      name,
      type: 'textarea',
      label: options.label,
      maxLength: MAX_LENGTH,
      validate: validateTableText,
      admin: { ...adminOf(options), rows: 10 },
    }),
    parse(stored) {
      const result = typeof stored === 'string' ? parseCsv(stored.slice(0, MAX_LENGTH)) : null
      const rows = result?.ok ? cleanCells(result.rows) : []
      return plain(rows, rows.length > 0 ? [rows.flat().join(' ')] : [])
    },
  }
}

function validateTableText(value: unknown): true | string {
  if (typeof value !== 'string' || value.trim() === '') return true
  if (value.length > MAX_LENGTH) return '資料太長，請改用 CSV 檔。'
  const result = parseCsv(value)
  return result.ok || result.reason
}
