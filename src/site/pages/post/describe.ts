const LONGEST = 120

/** The start of a text, as the description of its page. */
export function shorten(text: string): string {
  const characters = Array.from(text.replace(/\s+/gu, ' ').trim())
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST - 1).join('')}…`
}
