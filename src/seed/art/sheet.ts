import type { Syllable } from './voice.ts'

/** An empty sheet of paper and the sentence that is to be printed on it. */
export interface Sheet {
  width: number
  height: number
  /** The shorter side. */
  unit: number
  /** The paper's colour. */
  paper: string
  /** Every character of the title, pauses included. */
  line: Syllable[]
  /** The voiced characters alone; never empty. */
  voice: Syllable[]
  /** Outline of the poster's character, on a square of 1000. */
  glyph: string
  /** Unique in a document that holds several posters. */
  id: string
  /** The same numbers for the same title. */
  random(): number
}

/** Draws on a sheet whose paper is already there; answers SVG elements. */
export type Composition = (sheet: Sheet) => string

/** The voice goes round when the drawing is longer than the sentence. */
export function syllableAt({ voice }: Pick<Sheet, 'voice'>, index: number): Syllable {
  const syllable = voice[index % voice.length]
  if (syllable === undefined) throw new Error('A poster needs a title with at least one character.')
  return syllable
}
