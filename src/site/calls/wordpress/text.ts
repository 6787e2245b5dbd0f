const TITLE_ENTITIES: Record<string, string> = { '&': '&#038;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

/** Plain text as `rendered` has it. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => TITLE_ENTITIES[character] ?? '')
}

/** Names of terms, which WordPress keeps escaped. */
export function escapeName(text: string): string {
  return escapeText(text).replaceAll('&#038;', '&amp;')
}

export function paragraphOf(text: string): string {
  return text === '' ? '' : `<p>${escapeText(text)}</p>\n`
}

/** A slug as WordPress keeps it: percent-encoded in lower case. */
export function encodeSlug(slug: string): string {
  return encodeURIComponent(slug.toWellFormed()).toLowerCase()
}

/** A slug as it is stored, from however a client writes it. */
export function decodeSlug(given: string): string {
  return decodeSafely(given).normalize('NFC').toLowerCase()
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const ADDRESS = /(\s(?:href|src|poster|action|data-lazy-src))="\/(?!\/)/g
const ADDRESSES = /(\s(?:srcset|imagesrcset|data-lazy-srcset))="([^"]*)"/gi

/** The page's own markup for readers elsewhere: addresses on this site get its name. */
export function absoluteHtml(html: string, origin: string): string {
  return html
    .replace(ADDRESS, `$1="${origin}/`)
    .replace(ADDRESSES, (_, name: string, list: string) => `${name}="${list.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)}"`)
}
