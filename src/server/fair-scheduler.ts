/** Keeps each turn of the event loop short, and shares it between clients when it would grow long. */
export interface FairScheduler {
  /** A connection was accepted: there may be more of them. */
  noteArrival(): void
  /** Counts one more request of this turn; `false`: the turn is full, or others wait already. */
  hasRoom(): boolean
  /** Runs it in one of the next turns, one of each client after the other. */
  defer(client: string, run: () => void): void
}

// At some ten microseconds each that is a millisecond or two.
const MOST_PER_TURN = 96
// While connections arrive: the next one is accepted after so many requests.
const MOST_WITH_ARRIVALS = 8
// Fewer in a turn are not worth looking when it ends.
const WORTH_WATCHING = 32

/**
 * A turn of the event loop accepts one connection only, so that requests of one client that make turns long would keep all
 * others waiting at the door. Nothing is refused by it, and nothing slowed down where the next turn follows at once.
 */
export function createFairScheduler(
  most = MOST_PER_TURN,
  mostWithArrivals = MOST_WITH_ARRIVALS,
  worthWatching = WORTH_WATCHING,
): FairScheduler {
  const waiting = new Map<string, (() => void)[]>()
  let count = 0
  let isWatched = false
  let hasArrivals = false
  let share = most

  function watchTurn(): void {
    if (isWatched) return
    isWatched = true
    setImmediate(() => {
      isWatched = false
      share = hasArrivals ? mostWithArrivals : most
      hasArrivals = false
      count = 0
      for (; count < share && waiting.size > 0; count++) takeNext()?.()
      // A short share must not outlast the arrivals.
      if (waiting.size > 0 || share < most) watchTurn()
    })
  }

  function takeNext(): (() => void) | undefined {
    for (const [client, runs] of waiting) {
      const run = runs.shift()
      // To the end of the line.
      waiting.delete(client)
      if (runs.length > 0) waiting.set(client, runs)
      return run
    }
    return undefined
  }

  return {
    noteArrival() {
      hasArrivals = true
      watchTurn()
    },
    hasRoom() {
      if (waiting.size > 0) return false
      count++
      if (count >= worthWatching) watchTurn()
      return count <= share
    },
    defer(client, run) {
      const runs = waiting.get(client)
      if (runs === undefined) waiting.set(client, [run])
      else runs.push(run)
      watchTurn()
    },
  }
}
