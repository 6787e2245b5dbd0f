import { oneLine } from '../conversion/words.ts'
import { parseHtml, wordsOf } from '../html/dom.ts'

const SHORTEST = 4
const MOST_LISTED = 20
const COMMENTS = /<!--[\s\S]*?-->/g
const SHORTCODES = /\[\/?[a-zA-Z][\w-]*(?:\s[^\]]*)?\]/g
/** Scripts and forms are left behind on purpose. */
const ACTIVE = /<(script|style|form|noscript)\b[\s\S]*?<\/\1\s*>/gi
const BETWEEN =
  /<(?:br|\/?(?:p|div|section|article|li|ul|ol|h\d|td|th|tr|dt|dd|figure|figcaption|blockquote|cite|pre|summary|details|a|button|option))\b[^>]*>/gi
const ADDRESSES = /https?:\/\/[^\s<"']+/gi

/** Sentences of the old text that the new one does not have, whatever happened to marks and white space between. */
export function lostSentences(oldHtml: string, newTexts: readonly string[]): string[] {
  const there = bare(newTexts.join(''))
  const marked = oldHtml.replaceAll(COMMENTS, '').replaceAll(ACTIVE, '').replaceAll(SHORTCODES, '\n').replaceAll(BETWEEN, '\n')
  const sentences = parseHtml(marked)
    .map(wordsOf)
    .join('')
    .replaceAll(ADDRESSES, '')
    .split(/\n+|(?<=[。！？!?；;])|(?<=\.)\s/u)
    .map(oneLine)
  const lost = sentences.filter((sentence) => {
    const letters = bare(sentence)
    return letters.length >= SHORTEST && !there.includes(letters)
  })
  return [...new Set(lost)].slice(0, MOST_LISTED)
}

/** Letters and digits alone. */
function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
