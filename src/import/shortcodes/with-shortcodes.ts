import type { Conversion } from '../conversion/conversion.ts'
import type { Piece } from '../conversion/pieces.ts'
import { embedPieces } from '../html/embedded.ts'
import { htmlToPieces, SHORTCODE_TAG } from '../html/html-to-pieces.ts'
import { parseShortcodes, type Shortcode } from './parse-shortcodes.ts'
import { isKnownShortcode, shortcodeToPieces } from './table.ts'

/** How deep shortcodes and templates may hold each other. */
const MAX_DEPTH = 20
/** WordPress shows what is at an address that stands alone on its line. */
const ALONE = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm
const ALONE_IN_PARAGRAPH = /<p>\s*(https?:\/\/[^\s<>"]+)\s*<\/p>/g
const STAND_IN = new RegExp(`</?${SHORTCODE_TAG}[^>]*>`, 'gi')

/** HTML with shortcodes and lone addresses in it. Each gets an element in its place, so that the HTML around it is read as one. */
export function createHtmlReader(conversion: () => Conversion): (html: string) => Piece[] {
  let depth = 0
  return (html) => {
    if (depth >= MAX_DEPTH) return []
    depth++
    try {
      return read(html, conversion())
    } finally {
      depth--
    }
  }
}

function read(html: string, conversion: Conversion): Piece[] {
  const found: (() => Piece[])[] = []
  const standIn = (pieces: () => Piece[]) => `<${SHORTCODE_TAG} n="${found.push(pieces) - 1}"></${SHORTCODE_TAG}>`
  const embed = (_line: string, address: string) => standIn(() => embedPieces(address, '', conversion))
  const marked = parseShortcodes(html.replaceAll(STAND_IN, ''), isKnownShortcode)
    .map((token) => {
      if (token.kind === 'text') return token.text.replaceAll(ALONE_IN_PARAGRAPH, embed).replaceAll(ALONE, embed)
      const shortcode: Shortcode = token.shortcode
      return standIn(() => shortcodeToPieces(shortcode, conversion))
    })
    .join('')
  return htmlToPieces(marked, { conversion, shortcode: (index) => found[index]?.() ?? [] })
}
