/** The one URL validator, against XSS by `javascript:` and its like. Everything that ends up in an `href` or `src` passes here, whoever wrote it. */

const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const MAX_LENGTH = 2048
// Browsers strip these before they parse an address, so that "java\nscript:" would slip through a plain test.
const CONTROL = /[\p{Cc}\s]/u

/**
 * The address as it may be used, or `null`. Accepted: http, https, mailto, tel, and addresses relative to the site
 * (`/path`, `#anchor`, `?query`, `path`). Refused: every other scheme, protocol-relative and back-slashed forms.
 */
export function safeUrl(input: unknown): string | null {
  if (typeof input !== 'string') return null
  const url = input.trim()
  if (url === '' || url.length > MAX_LENGTH || CONTROL.test(url) || url.includes('\\') || url.startsWith('//')) return null
  if (!/^[a-z][a-z0-9+.-]*:/i.test(url)) return url.isWellFormed?.() === false ? null : url
  try {
    const parsed = new URL(url)
    if (!ALLOWED_PROTOCOLS.has(parsed.protocol)) return null
    return parsed.protocol.startsWith('http') && parsed.hostname === '' ? null : url
  } catch {
    return null
  }
}

/** `true` for an absolute http(s) address on another host. */
export function isExternalUrl(url: string): boolean {
  return /^https?:/i.test(url)
}
