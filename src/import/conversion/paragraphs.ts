import { formatted, linkAround, type Node, paragraph } from '#settings/rich-text/compose.ts'
import type { Conversion, Target } from './conversion.ts'
import { linkNodeFields, resolveHref } from './link.ts'
import { nodePiece, type Piece } from './pieces.ts'
import { oneLine } from './words.ts'

const BOLD = 1

/** A paragraph of plain words; nothing where there are none. */
export function wordsPiece(words: string, { isBold = false } = {}): Piece[] {
  const line = oneLine(words)
  return line === '' ? [] : [nodePiece(paragraph(isBold ? formatted(line, BOLD) : line))]
}

/** A paragraph that is a link. Where the address cannot be followed, the words alone. */
export function linkPiece(words: string, href: string, conversion: Conversion): Piece[] {
  const line = oneLine(words)
  return line === '' ? [] : [nodePiece(paragraph(linkedWords(line, resolveHref(href, conversion))))]
}

export function linkedWords(words: string, target: Target | null): Node {
  return target === null ? formatted(words, 0) : linkAround(linkNodeFields(target), [words])
}
