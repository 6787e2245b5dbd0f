import { isExternalUrl, safeUrl } from '#platform/safe-url.ts'
import { adminOf, type FormWords, plain, type Setting } from '#settings/setting.ts'

/** A refused address is never told to the browser, only that there was one. */
type ValidatedUrl = { state: 'none' } | { state: 'open'; href: string } | { state: 'refused' }

/** An absolute http or https address. */
export function outsideUrl(options: FormWords): Setting<ValidatedUrl> {
  return {
    field: (name) => ({
      name,
      type: 'text',
      label: options.label,
      validate: (value: unknown) =>
        validateOutsideUrl(value).state !== 'refused' || '網址不正確。只接受以 https:// 或 http:// 開頭的完整網址。',
      admin: adminOf(options),
    }),
    parse: (stored) => plain(validateOutsideUrl(stored)),
  }
}

export function validateOutsideUrl(stored: unknown): ValidatedUrl {
  if (typeof stored !== 'string' || stored.trim() === '') return { state: 'none' }
  const href = safeUrl(stored)
  return href !== null && isExternalUrl(href) ? { state: 'open', href } : { state: 'refused' }
}
