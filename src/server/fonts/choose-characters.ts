import { SOURCE_CHARACTERS } from './source-characters.ts'

/** A character costs visitors about 200 bytes. */
export const MAX_CHARACTERS = 1000

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place))
/** In the typeface wherever it is used, whatever the content. */
const ALWAYS = `${ASCII}　、。，．：；？！「」『』（）《》〈〉【】—–…・·～％＋／｜’“”年月日選單分享目前還沒有標的消息類`

/**
 * The characters that the heading font gets, at most `MAX_CHARACTERS`: those of `texts`, the most frequent first, and then
 * those of `seen` in their order. What the typeface does not have is left out.
 */
export function chooseCharacters(texts: Iterable<string>, seen: Iterable<string>): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  const byFrequency = [...counts].sort(([, a], [, b]) => b - a).map(([character]) => character)
  const chosen = new Set([...ALWAYS, ...byFrequency, ...seen].filter((character) => SOURCE_CHARACTERS.has(character)))
  return [...chosen].slice(0, MAX_CHARACTERS)
}
