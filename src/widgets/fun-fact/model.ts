import { LONGEST_MS, SHORTEST_MS } from '#kit/counting/durations.ts'
import { formatNumber } from '#kit/counting/model.ts'

/** How long the number moves; `undefined` leaves it to the counting itself. */
export function durationOf(stored: number | null): number | undefined {
  return stored === null ? undefined : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, stored))
}

/** A character of the odometer: a digit slides to its place from nought, anything else stands. */
export function wheelsOf(text: string): { text: string; digit: number | null }[] {
  return [...text].map((character) => ({ text: character, digit: /\d/.test(character) ? Number(character) : null }))
}

/** Whether the number is too long for large figures on a phone. */
export function isLong(number: number): boolean {
  return formatNumber(number).length > 9
}
