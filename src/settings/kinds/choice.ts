import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

interface ChoiceOptions<Value extends string> extends FormWords {
  options: readonly { value: Value; label: string }[]
  default: NoInfer<Value>
}

/** One of a few named values. */
export function choice<const Value extends string>(options: ChoiceOptions<Value>): Setting<Value> {
  return {
    field: (name) => ({
      name,
      type: 'select',
      label: options.label,
      required: true,
      options: [...options.options],
      defaultValue: options.default,
      admin: { ...adminOf(options), isClearable: false },
    }),
    parse: (stored) => plain(options.options.find(({ value }) => value === stored)?.value ?? options.default),
  }
}
