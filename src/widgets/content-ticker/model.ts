import type { Link } from '#published/links.ts'
import type { Picture } from '#published/types.ts'

export type TickerEffect = 'slide' | 'fade' | 'typing' | 'marquee'

export interface TickerItem {
  id: string
  title: string
  text: string
  image: Picture | null
  link: Link | null
}

/** Where the editor chose no speed: of a change, of 100 pixels of a marquee, and of one typed character. */
const TICKER_SPEED_MS = 1000
const TYPING_SPEED_MS = 100
/** Where the editor chose no time between two items. */
const TICKER_DELAY_MS = 700

/** Typing that is faster than this is no longer seen. */
const FASTEST_TYPING_MS = 20
/** A marquee that is faster than this can't be read. */
const FASTEST_MARQUEE_MS = 100
const LONGEST_MS = 100_000
const MARQUEE_PX = 100

export function speedOf(effect: TickerEffect, chosen: number | null): number {
  const usual = effect === 'typing' ? TYPING_SPEED_MS : TICKER_SPEED_MS
  const least = { typing: FASTEST_TYPING_MS, marquee: FASTEST_MARQUEE_MS, slide: 0, fade: 0 }[effect]
  return Math.min(LONGEST_MS, Math.max(least, chosen ?? usual))
}

export function delayOf(chosen: number | null): number {
  return Math.min(LONGEST_MS, chosen ?? TICKER_DELAY_MS)
}

/** A reader takes this long for a Chinese character, and for a letter of other scripts. */
const READING_MS = { han: 200, other: 60 }

interface Pace {
  effect: TickerEffect
  /** In milliseconds. */
  speed: number
  delay: number
  /** The editor chose no delay: then it grows with the words. */
  waitsForReaders: boolean
}

/** How long an item with these words stays. What is typed is read meanwhile. */
export function pauseOf(words: string, { effect, speed, delay, waitsForReaders }: Pace): number {
  if (!waitsForReaders) return delay
  const characters = splitGraphemes(words)
  const reading = characters.reduce((sum, one) => sum + (/\p{Script=Han}/u.test(one) ? READING_MS.han : READING_MS.other), 0)
  const typing = effect === 'typing' ? speed * characters.length : 0
  return delay + Math.max(0, reading - typing)
}

/** The item `step` further on, round and round. */
export function indexAfter(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}

let graphemes: Intl.Segmenter | undefined

/** Characters as a reader sees them, so that none is ever typed by halves. */
export function splitGraphemes(text: string): string[] {
  // Not before it is needed: it takes a slow telephone a tenth of a second to get ready.
  graphemes ??= new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

export interface MarqueePath {
  /** Offsets of the row in pixels, for a row that goes to the left. */
  start: number
  end: number
  durationMs: number
}

/** With a gap the row leaves the window altogether before it enters again; without, its copy follows at once. */
export function marqueePath(row: number, window: number, { hasGap, speed }: { hasGap: boolean; speed: number }): MarqueePath {
  const start = hasGap ? window : 0
  return { start, end: -row, durationMs: ((start + row) / MARQUEE_PX) * speed }
}

/** Copies that fill the window while the row goes through it. */
export function copiesNeeded(row: number, window: number, hasGap: boolean): number {
  return hasGap || row <= 0 ? 0 : Math.max(1, Math.ceil(window / row))
}

/** How much of the path lies behind a row at this offset, from 0 to 1; what is beyond an end comes in at the other. */
export function progressAt(offset: number, { start, end }: MarqueePath): number {
  const length = start - end
  if (length <= 0) return 0
  return ((((start - offset) % length) + length) % length) / length
}
