/** A concurrency limit: so many at once, the others in the order in which they came. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A crowd that signs up at the same moment must not keep the process from reading what the others send: each turn is short,
 * and there are no more of them than the database serves at once.
 */
export function createConcurrencyLimit(limit: number): ConcurrencyLimit {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn(work) {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
