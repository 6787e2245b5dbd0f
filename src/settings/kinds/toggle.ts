import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

interface ToggleOptions extends FormWords {
  default: boolean
}

export function toggle(options: ToggleOptions): Setting<boolean> {
  return {
    field: (name) => ({ name, type: 'checkbox', label: options.label, defaultValue: options.default, admin: adminOf(options) }),
    parse: (stored) => plain(typeof stored === 'boolean' ? stored : options.default),
  }
}
