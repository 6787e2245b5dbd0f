import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

interface NumberOptions extends FormWords {
  min: number
  max: number
  step?: number
  default: number
}

/** A number within its limits; beyond them it is clamped. */
export function number(options: NumberOptions): Setting<number> {
  const { label, min, max, step = 1 } = options
  return {
    field: (name) => ({
      name,
      type: 'number',
      label,
      min,
      max,
      defaultValue: options.default,
      admin: { ...adminOf(options), step },
    }),
    parse(stored) {
      const value = typeof stored === 'string' && /^-?\d+(\.\d+)?$/.test(stored) ? Number(stored) : stored
      if (typeof value !== 'number' || Number.isNaN(value)) return plain(options.default)
      const clamped = Math.min(max, Math.max(min, value))
      const steps = Math.round((clamped - min) / step)
      return plain(Math.min(max, Number((min + steps * step).toFixed(6))))
    },
  }
}
