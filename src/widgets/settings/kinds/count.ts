import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

const MOST = 1_000_000_000

/** A whole number that may be missing: `null`. */
export function count(options: FormWords): Setting<number | null> {
  return {
    field: (name) => ({ name, type: 'number', label: options.label, min: 0, max: MOST, admin: { ...adminOf(options), step: 1 } }),
    parse(stored) {
      const value = typeof stored === 'string' && /^\d+$/.test(stored) ? Number(stored) : stored
      const isCount = typeof value === 'number' && value >= 0 && value <= MOST
      return plain(isCount ? Math.floor(value) : null)
    },
  }
}
