import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

const MAX_LENGTH = 1000

/** A whole address on the web that the server reads from, or `null`. Never shown as a link. */
export function webAddress(options: FormWords): Setting<string | null> {
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
        toWebAddress(value) !== null ||
        '請填完整的網址，例如 https://data.gov.tw/list.csv。',
      admin: adminOf(options),
    }),
    parse: (stored) => plain(toWebAddress(stored)),
  }
}

export function toWebAddress(stored: unknown): string | null {
  const text = typeof stored === 'string' ? stored.trim() : ''
  if (text.length > MAX_LENGTH || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { href } = new URL(text)
  return href.length <= MAX_LENGTH ? href : null
}
