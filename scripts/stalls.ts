export interface Stall {
  /** In milliseconds since 1970. */
  from: number
  to: number
}

const TICK_MS = 100
const STALL_MS = 1000

/** Notes when this machine let nobody work: a timer that comes late tells. */
export function recordStalls(): { stalls: readonly Stall[]; stop(): void } {
  const stalls: Stall[] = []
  let last = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    if (now - last > STALL_MS) stalls.push({ from: last, to: now })
    last = now
  }, TICK_MS)
  return { stalls, stop: () => clearInterval(timer) }
}

/** How long the longest stall was that fell into a while, in seconds; 0 without any. */
export function longestStall(stalls: readonly Stall[], { from, to }: { from: number; to: number }): number {
  const met = stalls.filter((stall) => stall.from < to && stall.to > from)
  return Math.max(0, ...met.map((stall) => Math.round((stall.to - stall.from) / 1000)))
}
