import { unifyVariants } from './variants.ts'

// Characters that fold one to one: ASCII, kana, Chinese characters and punctuation, full-width forms.
const EVEN =
  '\\u0000-\\u007e\\u2013-\\u2015\\u2018-\\u201d\\u3000-\\u3002\\u3008-\\u3011\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc\\u3400-\\u4dbf\\u4e00-\\u9fff\\uff01-\\uff5e'
const MARK = '[\\p{M}\\uff9e\\uff9f]'
// Either a run of them, or one character with its marks.
const PIECE = new RegExp(`(?:[${EVEN}](?!${MARK}))+|[^]${MARK}*`, 'gu')
const EVEN_START = new RegExp(`^[${EVEN}](?!${MARK})`, 'u')
// Accents, variation selectors, and invisible characters such as soft hyphens.
const IGNORED = /[\u0300-\u036f\ufe00-\ufe0f\u{e0100}-\u{e01ef}\p{Cf}]/gu

interface Piece {
  /** Where it begins in the folded text and where it stood in the original. */
  at: number
  start: number
  end: number
  isEven: boolean
}

export interface Range {
  start: number
  end: number
}

interface FoldedText {
  text: string
  /** The place in the original text of a range of the folded text. */
  placeOf(range: Range): Range
}

function foldPiece(piece: string, isEven: boolean): string {
  const plain = isEven
    ? piece.normalize('NFKC').toLowerCase()
    : piece.normalize('NFKD').toLowerCase().replace(IGNORED, '').normalize('NFC')
  return unifyVariants(plain)
}

/** Makes what a reader takes for the same the same: case, width, accents, 臺/台. */
export function foldText(original: string): FoldedText {
  const pieces: Piece[] = []
  let text = ''
  for (const match of original.matchAll(PIECE)) {
    const start = match.index
    const isEven = EVEN_START.test(match[0])
    pieces.push({ at: text.length, start, end: start + match[0].length, isEven })
    text += foldPiece(match[0], isEven)
  }
  return { text, placeOf: (range) => placeIn(pieces, range) }
}

function placeIn(pieces: Piece[], range: Range): Range {
  const first = pieceAt(pieces, range.start)
  const last = pieceAt(pieces, range.end - 1)
  if (!first || !last) return { start: 0, end: 0 }
  return {
    start: first.isEven ? first.start + range.start - first.at : first.start,
    end: last.isEven ? last.start + range.end - last.at : last.end,
  }
}

/** The last piece that begins at or before the index and is not empty there. */
function pieceAt(pieces: Piece[], index: number): Piece | undefined {
  let low = 0
  let high = pieces.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((pieces[middle]?.at ?? 0) <= index) low = middle
    else high = middle
  }
  return pieces[low]
}
