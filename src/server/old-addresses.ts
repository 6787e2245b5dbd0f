import type { FastifyRequest } from 'fastify'
import { oldQueryOf } from '#addresses/wordpress.ts'
import { type Limiter, TooManyRequests } from './middleware/rate-limit/rate-limit.ts'

/** Where an address of the former site leads now. Rejects where its client asked for too many. */
export type FindMoved = (request: FastifyRequest) => Promise<string | null>

interface OldAddressesOptions {
  find(url: string): Promise<string | null>
  /** Counts look-ups, of which anybody can make up many. */
  limit: Limiter
  now?(): number
}

/** Short, since an import may come. */
const REMEMBERED_MS = 30_000
const MOST_REMEMBERED = 10_000

/** Asks the database; that there is nothing is remembered for a while, and costs its client nothing. */
export function createOldAddresses({ find, limit, now = Date.now }: OldAddressesOptions): FindMoved {
  const missing = new Map<string, number>()

  return async function findMoved(request) {
    const key = keyOf(request.url)
    if ((missing.get(key) ?? 0) > now()) return null
    const waitSeconds = await limit(request)
    if (waitSeconds > 0) throw new TooManyRequests(waitSeconds)
    const to = await find(request.url)
    missing.delete(key)
    if (to === null) missing.set(key, now() + REMEMBERED_MS)
    const [oldest] = missing.keys()
    if (missing.size > MOST_REMEMBERED && oldest !== undefined) missing.delete(oldest)
    return to
  }
}

function keyOf(url: string): string {
  const query = oldQueryOf(url)
  return query === null ? (url.split('?', 1)[0] ?? '') : `?${query.parameter}=${query.value}`
}
