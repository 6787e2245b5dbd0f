import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE_LENGTH = 12
const NAME = /^[\w-]{13,1000}$/
const LAST_CODE = 0x10ffff
/** In front of the name of a department's own typeface: no heading has this character. */
const OWN = 0

/** What a font is cut from. */
export interface FontContent {
  characters: string
  /** The stored file of a department's own typeface, which is another for every upload; `null`: ours. */
  typeface: string | null
}

/**
 * The name of a font file says which characters are in it, and of which typeface, so that every process can make the file of a page
 * that another one rendered, or that was rendered before a restart. The signature keeps strangers from having others made.
 */
export function writeFontName(characters: string, key: Uint8Array, typeface: string | null = null): string {
  const own = typeface === null ? [] : [OWN, typeface.length, ...Buffer.from(typeface, 'latin1')]
  const list = Buffer.from([...own, ...encode(characters)]).toString('base64url')
  return sign(list, key) + list
}

/** `null` for a name that we did not write. */
export function readFontName(name: string, key: Uint8Array): FontContent | null {
  if (!NAME.test(name)) return null
  const list = name.slice(SIGNATURE_LENGTH)
  if (!timingSafeEqual(Buffer.from(name.slice(0, SIGNATURE_LENGTH)), Buffer.from(sign(list, key)))) return null
  const bytes = Buffer.from(list, 'base64url')
  if (bytes[0] !== OWN) return { characters: decode(bytes), typeface: null }
  const end = 2 + (bytes[1] ?? 0)
  return { characters: decode(bytes.subarray(end)), typeface: bytes.toString('latin1', 2, end) }
}

/** What tells a name from others, for people and style sheets. */
export function shortFontName(name: string): string {
  return name.slice(0, SIGNATURE_LENGTH)
}

function sign(list: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(list).digest('base64url').slice(0, SIGNATURE_LENGTH)
}

/** Steps from one code point to the next, seven bits to a byte: most characters take one. */
function encode(characters: string): number[] {
  const bytes: number[] = []
  let before = 0
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    let step = code - before
    before = code
    for (; step > 0x7f; step >>= 7) bytes.push((step & 0x7f) | 0x80)
    bytes.push(step)
  }
  return bytes
}

function decode(bytes: Buffer): string {
  const codes: number[] = []
  let before = 0
  let step = 0
  let shift = 0
  for (const byte of bytes) {
    step |= (byte & 0x7f) << shift
    shift += 7
    if (byte > 0x7f) continue
    before = Math.min(before + step, LAST_CODE)
    codes.push(before)
    step = 0
    shift = 0
  }
  return String.fromCodePoint(...codes)
}
