import type { PopupRules } from '#published/types.ts'

/** Whether the time of a popup has come and is not over; `now` in milliseconds since the epoch. */
export function isWithin({ start, end }: PopupRules['schedule'], now: number): boolean {
  // What is no date says nothing.
  return !(start !== null && now < Date.parse(start)) && !(end !== null && now >= Date.parse(end))
}
