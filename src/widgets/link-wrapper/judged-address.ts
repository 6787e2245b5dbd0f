import { isExternalUrl, safeUrl } from '#platform/safe-url.ts'
import { adminOf, type FormWords, plain, type Setting } from '#settings/setting.ts'

/** A refused address is never told to the browser, only that there was one. */
type JudgedAddress = { state: 'none' } | { state: 'open'; href: string } | { state: 'refused' }

/** An absolute http or https address. */
export function judgedAddress(options: FormWords): Setting<JudgedAddress> {
  return {
    field: (name) => ({
      name,
      type: 'text',
      label: options.label,
      validate: (value: unknown) =>
        judgeAddress(value).state !== 'refused' || '網址不正確。只接受以 https:// 或 http:// 開頭的完整網址。',
      admin: adminOf(options),
    }),
    parse: (stored) => plain(judgeAddress(stored)),
  }
}

export function judgeAddress(stored: unknown): JudgedAddress {
  if (typeof stored !== 'string' || stored.trim() === '') return { state: 'none' }
  const href = safeUrl(stored)
  return href !== null && isExternalUrl(href) ? { state: 'open', href } : { state: 'refused' }
}
