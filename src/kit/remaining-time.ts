const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

export type Unit = 'weeks' | 'days' | 'hours' | 'minutes' | 'seconds'

export interface Part {
  unit: Unit
  value: number
  /** As a clock shows it: days as they are, the others with two digits. */
  text: string
}

/** Whole seconds until the moment, rounded up and never negative: 0 means that it has come. */
export function remainingSeconds(due: number, now: number): number {
  return Math.max(0, Math.ceil((due - now) / 1000))
}

/** Splits seconds into what is shown. With weeks, every part has two digits, as on a flip clock. */
export function splitRemaining(seconds: number, { hasWeeks }: { hasWeeks: boolean }): Part[] {
  const days = Math.floor(seconds / DAY)
  const clock = [
    twoDigits('hours', Math.floor((seconds % DAY) / HOUR)),
    twoDigits('minutes', Math.floor((seconds % HOUR) / MINUTE)),
    twoDigits('seconds', seconds % MINUTE),
  ]
  if (!hasWeeks) return [{ unit: 'days', value: days, text: String(days) }, ...clock]
  return [twoDigits('weeks', Math.floor(seconds / WEEK)), twoDigits('days', days % 7), ...clock]
}

function twoDigits(unit: Unit, value: number): Part {
  return { unit, value, text: String(value).padStart(2, '0') }
}
