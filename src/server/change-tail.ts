import { isDatabaseAway } from '#platform/db/database-away.ts'
import { ChangeWindow } from './change-window.ts'

export interface ChangeRow {
  id: number
  tags: string[]
}

export interface Clock {
  now(): number
  /** Runs once, later; returns how to call it off. */
  after(ms: number, run: () => Promise<void>): () => void
}

export interface ChangeTailOptions {
  /** Committed rows with a greater id, lowest first; may be limited in number. */
  readSince(id: number): Promise<ChangeRow[]>
  /** 0 for an empty log. */
  newestId(): Promise<number>
  onTags(tags: string[]): void
  /** Changes may have been missed: everything may be stale. */
  onGap(): void
  log: { info(message: string): void; warn(detail: object, message: string): void }
  intervalMs?: number
  clock?: Clock
}

export interface ChangeTail {
  /** Changes arrive: the last look at the log was recent and went well. */
  isHealthy(): boolean
  /** The last look found no database, or got no answer for long: whoever asks it now waits in vain. */
  isDatabaseAway(): boolean
  /** Waits for a look that is under way. */
  stop(): Promise<void>
}

const INTERVAL_MS = 200
/** Rows of transactions that were open when the tail started. */
const LOOK_BACK = 100
/** Pruning keeps at least this much, so that a tail that was blind for less has missed nothing. */
const MIN_LOG_AGE_MS = 60_000
const HEALTHY_FOR_MS = 3_000
// Looks come five a second. One that takes this long waits for a server that does not answer.
const SILENT_FOR_MS = 5_000

const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(() => void run(), ms)
    return () => clearTimeout(timer)
  },
}

/** Follows the change log. Looks are never less than `intervalMs` apart and never overlap; a failing database is tried again. */
export function startChangeTail(options: ChangeTailOptions): ChangeTail {
  const { readSince, newestId, onTags, onGap, log, intervalMs = INTERVAL_MS, clock = systemClock } = options
  let seen: ChangeWindow | null = null
  let lastGoodLook = Number.NEGATIVE_INFINITY
  let isFailing = false
  let isAway = false
  let lookingSince = Number.POSITIVE_INFINITY
  let isStopped = false
  let cancelNext = () => {}
  let currentLook = Promise.resolve()

  async function restart(): Promise<ChangeWindow> {
    const newest = await newestId()
    onGap()
    return new ChangeWindow(Math.max(0, newest - LOOK_BACK))
  }

  async function look(): Promise<void> {
    const now = clock.now()
    if (seen === null || now - lastGoodLook > MIN_LOG_AGE_MS) seen = await restart()
    let cursor = seen.readAfter
    for (;;) {
      const rows = await readSince(cursor)
      const last = rows.at(-1)?.id ?? cursor
      if (rows.some(({ id }) => seen?.isTornBy(id))) seen = await restart()
      // Told before the next read, which may fail: what is accepted here is not read again.
      announce(seen, rows, now)
      if (last <= cursor) break
      cursor = last
    }
    if (cursor === seen.readAfter && (await newestId()) < seen.newest) seen = await restart()
    seen.giveUpOldHoles(now)
    lastGoodLook = clock.now()
  }

  function announce(window: ChangeWindow, rows: ChangeRow[], now: number): void {
    const tags = new Set<string>()
    for (const row of rows) if (window.accept(row.id, now)) for (const tag of row.tags) tags.add(tag)
    if (tags.size > 0) onTags([...tags])
  }

  async function lookAndPlanNext(): Promise<void> {
    lookingSince = clock.now()
    try {
      await look()
      if (isFailing) log.info('the change log can be read again')
      isFailing = false
      isAway = false
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'the change log cannot be read; trying again')
      isFailing = true
      isAway = isDatabaseAway(error)
    }
    lookingSince = Number.POSITIVE_INFINITY
    if (!isStopped) planNext(intervalMs)
  }

  function planNext(ms: number): void {
    cancelNext = clock.after(ms, () => {
      currentLook = lookAndPlanNext()
      return currentLook
    })
  }

  planNext(0)
  return {
    isHealthy: () => !isFailing && clock.now() - lastGoodLook < HEALTHY_FOR_MS,
    isDatabaseAway: () => isAway || clock.now() - lookingSince > SILENT_FOR_MS,
    async stop() {
      isStopped = true
      cancelNext()
      await currentLook
    },
  }
}
