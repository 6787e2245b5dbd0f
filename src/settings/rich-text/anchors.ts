import { toAnchor } from '../kinds/anchor.ts'

/** An id for a heading: its own words, in any script, with a number when they are taken. */
export function claimAnchor(text: string, taken: Set<string>): string {
  const base = toAnchor(text) || 'heading'
  let anchor = base
  for (let copy = 2; taken.has(anchor); copy += 1) anchor = `${base}-${copy}`
  taken.add(anchor)
  return anchor
}
