import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

const MOST = 1_000_000_000

interface CountOptions extends FormWords {
  /** For a new block; an editor may empty the field all the same. */
  default?: number
}

/** A whole number that may be missing: `null`. */
export function count(options: CountOptions): Setting<number | null> {
  const { label, default: fallback = null } = options
  return {
    field: (name) => ({
      name,
      type: 'number',
      label,
      min: 0,
      max: MOST,
      defaultValue: options.default,
      admin: { ...adminOf(options), step: 1 },
    }),
    parse(stored) {
      if (stored === undefined) return plain(fallback)
      const value = typeof stored === 'string' && /^\d+$/.test(stored) ? Number(stored) : stored
      const isCount = typeof value === 'number' && value >= 0 && value <= MOST
      return plain(isCount ? Math.floor(value) : null)
    },
  }
}
