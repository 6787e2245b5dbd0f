// Control characters have no meaning in a text, and bidirectional overrides can make it read as something else.
const UNWANTED = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu
const UNWANTED_BUT_BREAKS = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu

export interface CleanOptions {
  /** In code points. */
  maxLength: number
  isMultiline?: boolean
  /** The text is a piece of a longer line: white space at its ends counts. */
  isPiece?: boolean
}

/** Stored text as it may be shown: well-formed, without control characters, not too long. */
export function cleanText(text: string, { maxLength, isMultiline = false, isPiece = false }: CleanOptions): string {
  // Never look at more of a huge string than could survive; no code point takes more than two units.
  const head = text.slice(0, maxLength * 2 + 1024)
  const cleaned = isMultiline
    ? head.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(UNWANTED_BUT_BREAKS, '')
    : head.replaceAll(/[\r\n\t]+/g, ' ').replace(UNWANTED, '')
  const points = [...cleaned].filter((point) => !isLoneSurrogate(point))
  const kept = points.slice(0, maxLength).join('')
  return isPiece ? kept : kept.trim()
}

function isLoneSurrogate(point: string): boolean {
  return point.length === 1 && point >= '\ud800' && point <= '\udfff'
}
