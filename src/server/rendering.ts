import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '#platform/client-network.ts'
import { DatabaseAway, isDatabaseAway } from '#platform/db/database-away.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { SealedResponse } from './cache/sealed-response.ts'
import type { RenderQueue } from './render-queue.ts'

interface Wanted {
  /** Under which the answer is kept for everybody; `null`: it is kept by nobody. */
  key: string | null
  /** Requests of one client that are answered alike wait as one; `null`: this one is answered by itself. */
  alike?: string | null
  render(): Promise<SealedResponse>
  /** Before it waits for its turn; rejects where its client had too many. What is kept or under way is not counted. */
  count?(): Promise<void>
}

/** The kept answer, or one that is rendered when it is the client's turn. */
export type Responder = (request: FastifyRequest, wanted: Wanted) => Promise<SealedResponse>

interface ResponderOptions {
  cache: PageCache
  queue: RenderQueue
  /** Nothing can be rendered for now: what would have to be is refused at once, instead of waiting in vain. */
  isDatabaseAway?: () => boolean
}

/**
 * What the cache answers, and what joins a render under way, waits for no turn and is not counted. Where the database is
 * lost the last good answer is given, if there is one.
 */
export function createResponder({ cache, queue, isDatabaseAway: isAway = () => false }: ResponderOptions): Responder {
  return async function respondTo(request, wanted) {
    const guarded = { ...wanted, render: () => (isAway() ? Promise.reject(new DatabaseAway()) : wanted.render()) }
    try {
      return await respondInTurn(request, guarded)
    } catch (error) {
      const last = wanted.key !== null && isDatabaseAway(error) ? cache.findLast(wanted.key) : undefined
      if (last === undefined) throw error
      return last
    }
  }

  async function respondInTurn(request: FastifyRequest, { key, alike = key, render, count }: Wanted): Promise<SealedResponse> {
    const asker = { client: clientNetwork(request.ip), isGone: () => isGone(request) }
    if (isAway() && (key === null || cache.find(key) === undefined)) throw new DatabaseAway()
    if (key === null) {
      await count?.()
      return queue.run({ ...asker, key: alike }, render)
    }
    const kept = cache.find(key)
    if (kept !== undefined) {
      cache.countHit()
      return kept
    }
    const joined = await cache.join(key)
    if (joined !== null) return joined
    await count?.()
    let isOwn = false
    const answer = await queue.run({ ...asker, key: alike }, () => {
      isOwn = true
      return cache.answer(key, render)
    })
    return isOwn || answer.isShared ? answer : queue.run({ ...asker, key: null }, render)
  }
}

// What a post does is done though nobody waits for the answer any more.
function isGone({ method, raw }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && raw.socket?.destroyed === true
}
