/** Longer than the answer takes with which the head of a row comes. */
const JUST_NOW_S = 30

/** Whether a row was made a moment ago: the first eight digits of an id that Payload gives out are the second it was made in. */
export function isJustAdded(id: unknown, now = Date.now()): boolean {
  if (typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id)) return false
  const age = now / 1000 - Number.parseInt(id.slice(0, 8), 16)
  return age > -JUST_NOW_S && age < JUST_NOW_S
}
