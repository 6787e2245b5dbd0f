/** More than people come by, on a bad day. */
const AT_ONCE = 20
const LATE_MS = 1_000

/**
 * Until a stranger may be refused: at once, but for those who come too often, all of them together. To say no takes little, and is
 * asked for again as soon as it is heard; said late, it leaves the others their time.
 */
export function createLateRefusals(): () => Promise<void> {
  let second = 0
  let refused = 0
  return async function untilRefused() {
    const now = Math.floor(performance.now() / 1000)
    if (now !== second) refused = 0
    second = now
    refused += 1
    if (refused > AT_ONCE) await new Promise((resolve) => setTimeout(resolve, LATE_MS))
  }
}
