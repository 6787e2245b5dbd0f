import { safeUrl } from '#platform/safe-url.ts'
import { validateUrl } from '#published/links.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

interface UrlOptions extends FormWords {
  required?: boolean
}

/** An address that is safe in `href` and `src`, or `null`. */
export function url(options: UrlOptions): Setting<string | null> {
  const { label, required = false } = options
  return {
    field: (name) => ({
      name,
      type: 'text',
      label,
      required,
      validate: (value: unknown) =>
        !required && (value === undefined || value === null || value === '') ? true : validateUrl(value),
      admin: adminOf(options),
    }),
    parse: (stored) => plain(safeUrl(stored)),
  }
}
