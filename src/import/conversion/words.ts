/** Words on one line, without marks that turn the direction of writing. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\u00a0\u3000]+/g, ' ')
    .trim()
}

export function lengthOf(text: string): number {
  return [...text].length
}

/** The beginning of a text, at most so many characters, and a sign that there was more. */
export function cutText(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

export const LONGEST_HEADING = 120
const ENDS_SENTENCE = /[。！？；.!?;]$/u

/** Small headings are often used for their size, around whole sentences. */
export function isSentence(text: string): boolean {
  return ENDS_SENTENCE.test(text) || lengthOf(text) > 60
}
