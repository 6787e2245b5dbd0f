import type { SearchDocument } from './types.ts'

/** Numbers that one second has room for: as many as leave room in 2^53 until the year 2242. */
export const NUMBERS_PER_SECOND = 2 ** 20
const LAST_SECOND = 2 ** 33 - 1
export const SECONDS_PER_DAY = 86_400

/** Days in the blocks of time that a document belongs to: 1, 4, 16, … 16,384. */
export const BLOCK_LEVELS = 8
export const BLOCK_GROWTH = 4

/** The number under which to store a document: it grows with time, and documents of one second seldom meet. */
export function orderNumber(document: SearchDocument): number {
  const second = Math.floor(Date.parse(document.publishedAt ?? document.updatedAt) / 1000)
  const counted = Number.isFinite(second) ? Math.min(Math.max(second, 0), LAST_SECOND) : 0
  const place = document.docId * 2 + (document.kind === 'page' ? 1 : 0)
  return counted * NUMBERS_PER_SECOND + (place % NUMBERS_PER_SECOND)
}

/** The blocks of time that a number falls in, as lexemes that no text can give. */
export function timeBlocks(id: number): string[] {
  const day = Math.floor(id / NUMBERS_PER_SECOND / SECONDS_PER_DAY)
  return Array.from({ length: BLOCK_LEVELS }, (_, level) => `#${level}.${Math.floor(day / BLOCK_GROWTH ** level)}`)
}
