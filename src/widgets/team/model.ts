import { safeUrl } from '#platform/safe-url.ts'

/** The address that writes to this mailbox; `null` where the text is none. */
export function mailHref(email: string): string | null {
  return /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(email) ? safeUrl(`mailto:${email}`) : null
}

/** The address that calls this number, with its extension: `(04) 5550-1988 分機 5201` is `tel:0455501988,5201`. */
export function phoneHref(phone: string): string | null {
  const [number = '', extension = ''] = phone.split(/分機|轉|ext\.?|#/i).map((part) => part.replaceAll(/[^\d+]/g, ''))
  if (!/^\+?\d{3,15}$/.test(number)) return null
  return `tel:${number}${/^\d+$/.test(extension) ? `,${extension}` : ''}`
}

/** A number that no line breaks in two. */
export function phoneWords(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')
}

/** A web address as it is read aloud: `speech.example/hsu`. */
export function shortAddress(href: string): string {
  return href.replace(/^https?:\/\//i, '').replace(/\/$/, '')
}
