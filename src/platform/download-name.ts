/** File systems allow 255 bytes for a name; browsers add a number to one that is there already. */
const MAX_NAME_BYTES = 200
const UNNAMED = '未命名'

/** Controls, invisible marks (bidi overrides among them), halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Surrogate}]/gu
/** What Windows forbids in a name. */
const FORBIDDEN = /[<>:"|?*]/g

/**
 * The name of a file as a person may see and store it: one line, nothing that leads into a folder or deceives the eye, with the
 * extension that its content was checked against. What it is given comes from a browser.
 */
export function cleanFileName(given: string, extension: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = base
    .replace(/[\n\r\t\p{Z}]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '_')
  const ending = `.${extension}`
  const stem = visible.toLowerCase().endsWith(ending) ? visible.slice(0, -ending.length) : visible
  return `${cutToBytes(trimmed(stem), MAX_NAME_BYTES - ending.length) || UNNAMED}${ending}`
}

interface Download {
  name: string
  /** For programs that know ASCII alone. */
  fallback: string
}

/** The header by which a browser names the file that it stores (RFC 6266). */
export function contentDisposition(type: 'inline' | 'attachment', download: Download | null): string {
  if (download === null) return type
  const { name, fallback } = download
  const plain = /^[\w .,()+=@-]+$/.test(name) ? name : fallback.replace(/[^\w.-]/g, '_')
  return `${type}; filename="${plain}"; filename*=UTF-8''${encodeExtended(name)}`
}

function encodeExtended(name: string): string {
  const whole = name.replace(/\p{Surrogate}/gu, '\ufffd')
  return encodeURIComponent(whole).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Names that begin with a dot are hidden, and Windows drops dots and spaces at the end. */
function trimmed(stem: string): string {
  return stem.replace(/^[\s.]+|[\s.]+$/gu, '')
}

function cutToBytes(text: string, most: number): string {
  let kept = ''
  let bytes = 0
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > most) return trimmed(kept)
    kept += character
  }
  return kept
}
