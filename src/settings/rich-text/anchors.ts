import { toAnchor } from '../kinds/anchor.ts'

/** Of the names that were taken more than once, the number that comes next: to try all of them again would take long where all are the same. */
const nextCopies = new WeakMap<Set<string>, Map<string, number>>()

/** An id for a heading: its own words, in any script, with a number when they are taken. */
export function claimAnchor(text: string, taken: Set<string>): string {
  const base = toAnchor(text) || 'heading'
  const next = nextCopies.get(taken) ?? new Map<string, number>()
  nextCopies.set(taken, next)
  let anchor = base
  let copy = next.get(base) ?? 2
  for (; taken.has(anchor); copy += 1) anchor = `${base}-${copy}`
  next.set(base, copy)
  taken.add(anchor)
  return anchor
}
