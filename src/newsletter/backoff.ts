const FIRST_MS = 30_000
const LONGEST_MS = 6 * 60 * 60_000
/** About four days. */
export const MAX_ATTEMPTS = 24

/** How long to wait after so many attempts: twice as long each time, at least as long as the other side asked for. */
export function backoffMs(attempts: number, askedForMs: number | null = null, random = Math.random()): number {
  const doubled = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1))
  // Spread a little, so that what failed together does not come back together.
  const spread = doubled * (0.9 + random * 0.2)
  return Math.round(Math.min(LONGEST_MS * 1.1, Math.max(spread, askedForMs ?? 0)))
}
