import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

const MAX_LENGTH = 1000

/** A whole address of another site that visitors are handed over to, or `null`; https only. */
export function httpsAddress(options: FormWords): Setting<string | null> {
  return {
    field: (name) => ({
      name,
      type: 'text',
      label: options.label,
      maxLength: MAX_LENGTH,
      validate: (value: unknown) =>
        value === undefined ||
        value === null ||
        value === '' ||
        toHttpsAddress(value) !== null ||
        '請填以 https:// 開頭的完整網址，例如 https://shop.example/checkout。',
      admin: adminOf(options),
    }),
    parse: (stored) => plain(toHttpsAddress(stored)),
  }
}

function toHttpsAddress(stored: unknown): string | null {
  const text = typeof stored === 'string' ? stored.trim() : ''
  if (text.length > MAX_LENGTH || !/^https:\/\//i.test(text) || !URL.canParse(text)) return null
  const { href, username, password } = new URL(text)
  return username === '' && password === '' && href.length <= MAX_LENGTH ? href : null
}
