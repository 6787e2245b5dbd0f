const LONGEST_NUMBER = 12
const LONGEST_KEY = 80

/**
 * What a title or a name is sorted by, byte by byte and the same on every database: letters alone, without case and width,
 * and numbers by their value. Chinese comes out in the order of Unicode: by radical, then by strokes.
 */
export function sortKeyOf(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  const key = folded.replace(/[0-9]+/g, (number) => number.slice(0, LONGEST_NUMBER).padStart(LONGEST_NUMBER, '0'))
  return Array.from(key).slice(0, LONGEST_KEY).join('')
}
