import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

// About ten centimetres.
const DECIMALS = 6

interface CoordinateOptions extends FormWords {
  limit: number
  /** Whether the form offers to pick the place, for this latitude and the longitude beside it: names that end so. */
  picksPlace?: boolean
}

/** Degrees of latitude or longitude, up to `limit` to either side; `null` where none is given. */
export function coordinate(options: CoordinateOptions): Setting<number | null> {
  const { label, limit, picksPlace } = options
  const components = picksPlace ? { components: { beforeInput: ['/place/place-field#PlaceField'] } } : {}
  return {
    field: (name) => ({
      name,
      type: 'number',
      label,
      min: -limit,
      max: limit,
      admin: { ...adminOf(options), ...components, step: 0.00001 },
    }),
    parse(stored) {
      const value = typeof stored === 'string' && /^-?\d{1,3}(\.\d+)?$/.test(stored) ? Number(stored) : stored
      const isDegrees = typeof value === 'number' && Math.abs(value) <= limit
      return plain(isDegrees ? Number(value.toFixed(DECIMALS)) : null)
    },
  }
}
