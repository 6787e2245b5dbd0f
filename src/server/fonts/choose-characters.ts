import type { Heading, Tier } from './collect-headings.ts'
import type { Typeface } from './typeface.ts'

/** What a page may spend on its typeface. */
export const MAX_FONT_BYTES = 40_000

/** In every file: what scripts write into headings that are already shown, and what the style sheet adds to them. */
export const ALWAYS = ' 0123456789…「」'

export interface Choice {
  /** Headings of this tier and of the larger ones are set in the typeface, all others are not. */
  tier: Tier
  /** Each once, by their code points, without those that are always there. */
  characters: string
  /** Headings of those tiers that the typeface has not every letter of. */
  uncovered: Heading[]
}

/**
 * Takes in tier after tier, as long as the file stays below the limit. A tier comes whole or not at all: two faces in one
 * headline, or side by side in one list, look like a mistake. `null`: not even the largest fit.
 */
export function chooseCharacters(headings: readonly Heading[], typeface: Typeface): Choice | null {
  const uncovered = headings.filter(({ text }) => hasOtherLetters(text, typeface))
  const covered = headings.filter((heading) => !uncovered.includes(heading))
  const always = new Set(ALWAYS)
  let choice: Choice | null = null
  for (const tier of [1, 2, 3, 4] as const) {
    const texts = covered.filter((heading) => heading.tier <= tier).map(({ text }) => text)
    const characters = [...new Set(texts.join(''))].filter((character) => !always.has(character) && typeface.has(character))
    if (estimateBytes([...always, ...characters], typeface) > MAX_FONT_BYTES) break
    if (characters.length === 0) continue
    choice = { tier, characters: sortByCode(characters), uncovered: uncovered.filter((heading) => heading.tier <= tier) }
  }
  return choice
}

/**
 * Never less than the file will have, and seldom a twentieth more: WOFF2 packs outlines evenly. Signs other than Chinese
 * characters often bring a second form for vertical text.
 */
export function estimateBytes(characters: readonly string[], typeface: Typeface): number {
  let bytes = 2500
  for (const character of characters) {
    bytes += typeface.outlineSize(character) * 0.56 + (/\p{Script=Han}/u.test(character) ? 0 : 15)
  }
  return Math.ceil(bytes)
}

function hasOtherLetters(text: string, typeface: Typeface): boolean {
  for (const [letter] of text.matchAll(/\p{L}/gu)) if (!typeface.has(letter)) return true
  return false
}

function sortByCode(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  return String.fromCodePoint(...codes)
}
