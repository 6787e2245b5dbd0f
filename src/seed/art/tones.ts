/** 1 level, 2 rising, 3 dipping, 4 falling, 5 neutral; 0 is no syllable at all. */
export type Tone = 0 | 1 | 2 | 3 | 4 | 5

export const PAUSE = 0

/** The readings of Taiwan (播 is bò, 亞 is yǎ, 期 is qí) for the characters in this demo's titles. */
const CHARACTERS: Record<1 | 2 | 3 | 4 | 5, string> = {
  1: '臻專校',
  2: '',
  3: '',
  4: '',
  5: '',
}

/** Words in which a character is read otherwise. */
const WORDS: Record<string, Tone[]> = { 長輩: [3, 4] }

const DIGITS = [2, 1, 4, 1, 4, 3, 4, 1, 1, 3] as const

const TONES = new Map<string, Tone>(
  ([1, 2, 3, 4, 5] as const).flatMap((tone) => [...CHARACTERS[tone]].map((character) => [character, tone] as const)),
)

/** The tone of every character of a title; punctuation and spaces are pauses, foreign letters are neutral. */
export function readTones(title: string): Tone[] {
  const tones = [...title].map(toneOf)
  for (const [word, reading] of Object.entries(WORDS)) {
    const at = [...title].findIndex((_, index, characters) => characters.slice(index, index + reading.length).join('') === word)
    if (at >= 0) tones.splice(at, reading.length, ...reading)
  }
  return tones
}

/** Whether the table knows how a character is read. */
export function isReadable(character: string): boolean {
  return !/\p{Script=Han}/u.test(character) || TONES.has(character)
}

function toneOf(character: string): Tone {
  if (/\d/.test(character)) return DIGITS[Number(character)] ?? 1
  if (!/\p{L}/u.test(character)) return PAUSE
  return TONES.get(character) ?? 5
}
