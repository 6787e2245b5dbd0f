const RETRY_AFTER_SECONDS = 2

/** What is told to whoever asks for more than its share. */
export class TooManyWaiting extends Error {
  readonly statusCode = 429
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS

  constructor() {
    super('too many renders wait')
  }
}

export interface Asker {
  /** Turns go from one client to the next. */
  client: string
  /** Requests of one client under the same key wait as one; `null`: made for this request alone. */
  key: string | null
  /** The client has hung up. Nothing is rendered when nobody is left to read it. */
  isGone(): boolean
}

/** A render that took so long that whatever it waits for may never come. */
export class RenderStalled extends Error {
  readonly statusCode = 503

  constructor() {
    super('a render took too long')
  }
}

interface RenderQueueOptions {
  /** How many connections have been accepted so far. */
  arrivals?: () => number
  /** After which its asker is told that a render took too long. Its place goes to the next when it ends, or after `LIMITS_HELD` of these. */
  limitMs?: number
  /** Multiplies how many may wait. */
  scale?: number
  atOnce?: number
  waitingPerClient?: number
  waitingInAll?: number
  /** Nothing of this queue begins while something waits in that one, and little while something is rendered there. */
  yieldsTo?: RenderQueue
  /** Between two of this queue that begin while something is rendered there; 0: none. */
  pauseMs?: number
  /** It rests after each as long as that took, so that others get as much of the time; never longer than this. */
  mostRestMs?: number
}

// A render keeps a core busy; over PostgreSQL it also waits, and others use that time. Far below the connections of its pool.
const AT_ONCE = 4
// A campus behind one address waits for a second at most, and what was rendered is in the cache for all the others.
const WAITING_PER_CLIENT = 64
const WAITING_IN_ALL = 1024
/** After which nobody waits for a render any more. */
export const RENDER_LIMIT_MS = 15_000
/** A render that is late is still at work, and another beside it would make both later; one that is so late may never end. */
const LIMITS_HELD = 4
// Turns of the event loop between two renders while connections keep coming.
const MOST_TURNS = 128

/** So many of the queue that goes first begin, at the most, between two of the queue that yields to it. */
const YIELDED_TO = 16
/** Renders share one core: each that begins beside another makes that wait as long as it takes itself. */
const PAUSE_MS = 2_000

/**
 * Renders in turns: one of each client, however many it asks for. Who asks for too many is refused, and nobody else.
 * Where all together ask for too many, the client with the most gives way.
 */
export class RenderQueue {
  readonly #waiting = new Map<string, Job<unknown>[]>()
  readonly #atOnce: number
  readonly #perClient: number
  readonly #inAll: number
  readonly #limitMs: number
  readonly #arrivals: () => number
  readonly #yieldsTo: RenderQueue | undefined
  readonly #pauseMs: number
  readonly #mostRestMs: number
  /** Those that yield to this one. */
  readonly #yielding: RenderQueue[] = []
  #running = 0
  #count = 0
  #taken = 0
  /** How many the other queue had taken when this one took its last. */
  #takenBefore = 0
  #isPlanned = false
  #pausing: NodeJS.Timeout | undefined
  #isResting = false

  constructor(options: RenderQueueOptions = {}) {
    this.#atOnce = options.atOnce ?? AT_ONCE
    const { scale = 1, limitMs = RENDER_LIMIT_MS, arrivals = () => 0 } = options
    this.#arrivals = arrivals
    this.#limitMs = limitMs
    this.#yieldsTo = options.yieldsTo
    this.#pauseMs = options.pauseMs ?? PAUSE_MS
    this.#mostRestMs = options.mostRestMs ?? 0
    if (this.#yieldsTo !== undefined) this.#yieldsTo.#yielding.push(this)
    this.#perClient = scale * (options.waitingPerClient ?? WAITING_PER_CLIENT)
    this.#inAll = scale * (options.waitingInAll ?? WAITING_IN_ALL)
  }

  run<T>(asker: Asker, render: () => Promise<T>): Promise<T> {
    const own = this.#waiting.get(asker.client) ?? []
    const same = asker.key === null ? undefined : own.find(({ key }) => key === asker.key)
    if (same !== undefined) {
      same.askers.push(asker)
      return same.result as Promise<T>
    }
    const isFull = this.#count >= this.#inAll && !this.#makeRoom(own.length)
    if (own.length >= this.#perClient || isFull) return Promise.reject(new TooManyWaiting())
    const job = new Job(asker, render)
    own.push(job)
    this.#waiting.set(asker.client, own)
    this.#count++
    this.#plan()
    return job.result
  }

  /** Refuses the latest of the client with the most, if that is more than `own`. */
  #makeRoom(own: number): boolean {
    const [longest] = [...this.#waiting.values()].toSorted((a, b) => b.length - a.length)
    if (longest === undefined || longest.length <= own + 1) return false
    longest.pop()?.refuse()
    this.#count--
    return true
  }

  // Never from within a render: between two of them whatever has arrived is answered, above all from the cache.
  #plan(): void {
    if (this.#isPlanned || this.#isResting || this.#running >= this.#atOnce || this.#count === 0 || this.#mustYield()) return
    this.#isPlanned = true
    this.#breathe(Number.NaN, MOST_TURNS, () => {
      this.#isPlanned = false
      void this.#startNext()
    })
  }

  // The event loop accepts one connection each time it comes round. If it came round once for each render, a flood of
  // connections in front of a visitor would cost him a render each.
  #breathe(before: number, turnsLeft: number, next: () => void): void {
    setImmediate(() => {
      const arrivals = this.#arrivals()
      if (arrivals === before || turnsLeft === 0) next()
      else this.#breathe(arrivals, turnsLeft - 1, next)
    })
  }

  // Asked again whenever the other queue has taken or finished one, and after a pause.
  #mustYield(): boolean {
    const other = this.#yieldsTo
    if (other === undefined) return false
    return (
      (other.#count > 0 && other.#taken - this.#takenBefore < YIELDED_TO) || (other.#running > 0 && this.#pausing !== undefined)
    )
  }

  #pause(): void {
    clearTimeout(this.#pausing)
    this.#pausing = setTimeout(() => {
      this.#pausing = undefined
      this.#plan()
    }, this.#pauseMs).unref()
  }

  #rest(tookMs: number): void {
    if (this.#mostRestMs === 0) return
    this.#isResting = true
    const wake = () => {
      this.#isResting = false
      this.#plan()
    }
    setTimeout(wake, Math.min(tookMs, this.#mostRestMs)).unref()
  }

  async #startNext(): Promise<void> {
    // Something may have come to wait there meanwhile.
    if (this.#mustYield()) return
    const job = this.#takeNext()
    if (job?.isWanted()) {
      this.#running++
      if (this.#yieldsTo !== undefined && this.#pauseMs > 0) this.#pause()
      this.#plan()
      const began = performance.now()
      await job.start(this.#limitMs)
      this.#running--
      this.#rest(performance.now() - began)
      for (const queue of this.#yielding) queue.#plan()
    } else job?.refuse()
    this.#plan()
  }

  #takeNext(): Job<unknown> | undefined {
    const [next] = this.#waiting
    if (next === undefined) return undefined
    const [client, jobs] = next
    const job = jobs.shift()
    this.#count--
    // To the end of the line.
    this.#waiting.delete(client)
    if (jobs.length > 0) this.#waiting.set(client, jobs)
    this.#taken++
    if (this.#yieldsTo !== undefined) this.#takenBefore = this.#yieldsTo.#taken
    for (const queue of this.#yielding) queue.#plan()
    return job
  }
}

class Job<T> {
  readonly key: string | null
  readonly askers: Asker[]
  readonly result: Promise<T>
  /** Settles when the render has, or is given up, and never fails. */
  start!: (limitMs: number) => Promise<void>
  refuse!: () => void

  constructor(asker: Asker, render: () => Promise<T>) {
    this.key = asker.key
    this.askers = [asker]
    this.result = new Promise((resolve, reject) => {
      this.start = (limitMs) =>
        new Promise((end) => {
          const limit = setTimeout(() => reject(new RenderStalled()), limitMs)
          const givenUp = setTimeout(end, LIMITS_HELD * limitMs).unref()
          render()
            .then(resolve, reject)
            .finally(() => {
              clearTimeout(limit)
              clearTimeout(givenUp)
              end()
            })
        })
      this.refuse = () => reject(new TooManyWaiting())
    })
  }

  isWanted(): boolean {
    return this.askers.some(({ isGone }) => !isGone())
  }
}
