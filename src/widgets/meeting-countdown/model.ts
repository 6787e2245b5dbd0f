import { type Part, remainingSeconds, splitRemaining } from '#kit/remaining-time.ts'

/** How often the clock is read. */
export const TICK_MS = 1000

/** What the timer says: nothing is left to count once the time has passed, and a time that can't be read has passed. */
export function partsUntil(due: number, now: number): Part[] | null {
  const seconds = remainingSeconds(due, now)
  return seconds > 0 ? splitRemaining(seconds, { hasWeeks: false }) : null
}
