import { foldText } from './fold.ts'

/** Raise it with every change of what `tokenise` or `foldText` give, or of what is kept of published documents beside the index: the program then rebuilds all. */
export const TOKENISER_VERSION = 2

/** PostgreSQL keeps no position above 16,383, so no phrase could be found behind it. */
export const MAX_TOKENS = 16_000
const MAX_WORD_LENGTH = 64

// Written out, as the Unicode tables of the Node versions differ and a search in script classes takes twice as long:
// Chinese characters with compatibility forms, kana, bopomofo, hangul.
const CJK =
  '\\u3005-\\u3007\\u3041-\\u3096\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u3105-\\u312f\\u31a0-\\u31bf\\u31f0-\\u31ff' +
  '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\u{20000}-\\u{3ffff}'
const LETTERS = `(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+`
const WORD = `${LETTERS}(?:['’]${LETTERS})*`
const RUN = new RegExp(`([${CJK}]+)|${WORD}(?:[-‐._@/]${WORD})*`, 'gu')
const WORDS = new RegExp(WORD, 'gu')

export interface Word {
  text: string
  start: number
  end: number
}

/** An unbroken run of folded text: Chinese characters, or one Latin word or compound (`e-mail`). */
export type Run = { kind: 'cjk'; text: string; start: number } | { kind: 'latin'; words: Word[]; joined: string }

/** The runs of a folded text, in order. */
export function* findRuns(folded: string): Generator<Run> {
  for (const match of folded.matchAll(RUN)) {
    const start = match.index
    if (match[1]) yield { kind: 'cjk', text: match[1], start }
    else yield { kind: 'latin', ...splitCompound(match[0], start) }
  }
}

function splitCompound(compound: string, start: number): { words: Word[]; joined: string } {
  const words = Array.from(compound.matchAll(WORDS), (match) => ({
    text: nameWord(match[0]),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }))
  return {
    words,
    joined: words
      .map((word) => word.text)
      .join('')
      .slice(0, MAX_WORD_LENGTH),
  }
}

// O'Brien is looked for as obrien, Taiwan's as taiwan.
function nameWord(word: string): string {
  return word
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
    .slice(0, MAX_WORD_LENGTH)
}

/** Overlapping pairs of characters: 演講比賽 gives 演講, 講比, 比賽. A character alone gives none. */
export function pairCharacters(run: string): string[] {
  const characters = Array.from(run)
  return characters.slice(1).map((character, before) => `${characters[before]}${character}`)
}

/** Stands among ordered tokens where a phrase must not run on. No text gives it. */
export const BREAK = '†'

interface Tokens {
  /** In the order of the text, so that a phrase can be found. */
  ordered: string[]
  /** Single Chinese characters and joined compounds, each once: found on their own, never within a phrase. */
  loose: string[]
}

export function tokenise(text: string): Tokens {
  const ordered: string[] = []
  const loose = new Set<string>()
  for (const run of findRuns(foldText(text).text)) {
    if (ordered.length >= MAX_TOKENS) break
    if (run.kind === 'cjk') {
      const pairs = pairCharacters(run.text)
      for (const character of run.text) loose.add(character)
      if (isChained(ordered.at(-1), pairs[0])) ordered.push(BREAK)
      ordered.push(...pairs)
    } else {
      ordered.push(...run.words.map((word) => word.text))
      if (run.words.length > 1) loose.add(run.joined)
    }
  }
  return { ordered: ordered.slice(0, MAX_TOKENS), loose: [...loose] }
}

// 演講，講師 would else hold the phrase of 演講師.
function isChained(before: string | undefined, after: string | undefined): boolean {
  if (!before || !after) return false
  return Array.from(before).at(-1) === Array.from(after)[0]
}
