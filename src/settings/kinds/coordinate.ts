import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

// About ten centimetres.
const DECIMALS = 6

/** Degrees of latitude or longitude, up to `limit` to either side; `null` where none is given. */
export function coordinate(options: FormWords & { limit: number }): Setting<number | null> {
  const { label, limit } = options
  return {
    field: (name) => ({ name, type: 'number', label, min: -limit, max: limit, admin: { ...adminOf(options), step: 0.00001 } }),
    parse(stored) {
      const value = typeof stored === 'string' && /^-?\d{1,3}(\.\d+)?$/.test(stored) ? Number(stored) : stored
      const isDegrees = typeof value === 'number' && Math.abs(value) <= limit
      return plain(isDegrees ? Number(value.toFixed(DECIMALS)) : null)
    },
  }
}
