import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'

type Run = (...args: unknown[]) => Promise<unknown>

export interface RoundTrips {
  queries: number
  /** How often the work waits for the database. */
  trips: number
}

const LINE_MS = 20

/**
 * Counts what some work asks of PostgreSQL. Statements that are under way together come back together, as over a line on which
 * every way takes the same time: what is asked while others are under way costs no further trip.
 */
export async function countRoundTrips({ db }: Payload, work: () => Promise<unknown>): Promise<RoundTrips> {
  const pool: { query: Run } = Reflect.get(db, 'pool')
  const { query } = pool
  const counted: RoundTrips = { queries: 0, trips: 0 }
  const underWay = new Set<Promise<unknown>>()
  let trip: Promise<void> | null = null
  const takeTrip = async () => {
    counted.trips++
    await setTimeout(LINE_MS)
    while (underWay.size > 0) await Promise.allSettled(underWay)
    trip = null
  }
  pool.query = async (...args) => {
    counted.queries++
    const answer = query.apply(pool, args)
    underWay.add(answer)
    trip ??= takeTrip()
    const arrival = trip
    await answer.catch(() => undefined)
    underWay.delete(answer)
    await arrival
    return answer
  }
  try {
    await work()
    return counted
  } finally {
    pool.query = query
  }
}
