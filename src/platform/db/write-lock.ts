/** A mutex, granted strictly in the order asked for. `acquire` resolves to the function that gives the lock back. */
export interface WriteLock {
  acquire(): Promise<() => void>
}

interface WriteLockOptions {
  /** A waiter gives up once the lock has been with one holder for this long, however long the queue is. */
  stallLimit: number
}

interface Waiter {
  grant(): void
  timer: NodeJS.Timeout
}

// Other processes can only poll for SQLite's lock. A process with a never-ending queue of its own would hand the lock on
// within microseconds and starve them, so it leaves a gap that is longer than their polling interval after each turn.
const TURN_MS = 100
export const GAP_MS = 15

export function createWriteLock({ stallLimit }: WriteLockOptions): WriteLock {
  const queue: Waiter[] = []
  let held = false
  let inGap = false
  let turnStartedAt = 0
  let grantedAt = 0
  let releasedAt = Number.NEGATIVE_INFINITY

  function grantNext() {
    if (held || inGap || queue.length === 0) return
    const now = performance.now()
    if (now - releasedAt >= GAP_MS) turnStartedAt = now
    else if (now - turnStartedAt >= TURN_MS) {
      inGap = true
      setTimeout(endGap, GAP_MS)
      return
    }
    held = true
    grantedAt = now
    queue.shift()?.grant()
  }

  function endGap() {
    inGap = false
    releasedAt = Number.NEGATIVE_INFINITY
    grantNext()
  }

  function createRelease() {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      held = false
      releasedAt = performance.now()
      grantNext()
    }
  }

  function acquire(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        timer: setTimeout(giveUpIfStalled, stallLimit),
        grant() {
          clearTimeout(waiter.timer)
          resolve(createRelease())
        },
      }
      function giveUpIfStalled() {
        const remaining = grantedAt + stallLimit - performance.now()
        if (!held || remaining > 1) {
          waiter.timer = setTimeout(giveUpIfStalled, Math.max(remaining, 1))
          return
        }
        queue.splice(queue.indexOf(waiter), 1)
        reject(new WriteLockStalled(stallLimit))
      }
      queue.push(waiter)
      grantNext()
    })
  }

  return { acquire }
}

export class WriteLockStalled extends Error {
  constructor(limit: number) {
    super(
      `One write transaction has been open for ${limit} ms and nothing else can be written. ` +
        'The usual cause is a Payload call inside a hook without `req`: it waits for the transaction that waits for it.',
    )
    this.name = 'WriteLockStalled'
  }
}
