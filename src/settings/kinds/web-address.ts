import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

const MAX_LENGTH = 1000

interface WebAddressOptions extends FormWords {
  /** Where visitors leave something behind: https alone, and nobody's name in it. */
  isSecure?: boolean
}

/** A whole address of another site, or `null`. */
export function webAddress({ isSecure = false, ...words }: WebAddressOptions): Setting<string | null> {
  const read = isSecure ? toSecureAddress : toWebAddress
  const complaint = isSecure
    ? '請填以 https:// 開頭的完整網址，例如 https://shop.example/checkout。'
    : '請填完整的網址，例如 https://data.gov.tw/list.csv。'
  return {
    field: (name) => ({
      name,
      type: 'text',
      label: words.label,
      maxLength: MAX_LENGTH,
      validate: (value: unknown) => value === undefined || value === null || value === '' || read(value) !== null || complaint,
      admin: adminOf(words),
    }),
    parse: (stored) => plain(read(stored)),
  }
}

export function toWebAddress(stored: unknown): string | null {
  const text = typeof stored === 'string' ? stored.trim() : ''
  if (text.length > MAX_LENGTH || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { href } = new URL(text)
  return href.length <= MAX_LENGTH ? href : null
}

function toSecureAddress(stored: unknown): string | null {
  const address = toWebAddress(stored)
  if (address === null) return null
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === '' ? address : null
}
