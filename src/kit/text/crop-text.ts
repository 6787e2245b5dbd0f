const GRAPHEMES = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' })

/** At most `length` characters as a reader counts them, then an ellipsis. 0 means no limit. */
export function cropText(text: string, length: number): string {
  // No character takes less than one unit, so a short text needs no counting.
  if (length === 0 || text.length <= length) return text
  let kept = ''
  let count = 0
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (count === length) return `${kept.trimEnd()}…`
    kept += segment
    count += 1
  }
  return text
}
