import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

interface ChoicesOptions<Value extends string> extends FormWords {
  options: readonly { value: Value; label: string }[]
  default: NoInfer<Value>[]
}

/** Any of a few named values, in the order of the options. */
export function choices<const Value extends string>(options: ChoicesOptions<Value>): Setting<Value[]> {
  return {
    field: (name) => ({
      name,
      type: 'select',
      hasMany: true,
      label: options.label,
      options: [...options.options],
      defaultValue: options.default,
      admin: adminOf(options),
    }),
    parse(stored) {
      if (stored === undefined) return plain(options.default)
      const chosen: unknown[] = Array.isArray(stored) ? stored : []
      return plain(options.options.flatMap(({ value }) => (chosen.includes(value) ? [value] : [])))
    },
  }
}
