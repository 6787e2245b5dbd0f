import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteContext } from '../response.ts'

/** A nonce is good in the tick that it was made in and in the next one: between 12 and 24 hours. */
const TICK_MS = 12 * 60 * 60_000
const LENGTH = 16

type NonceContext = Pick<SiteContext, 'nonceKey' | 'now'>

/**
 * What a page declares and calls of WordPress's kind send along. It is the same for everybody, since pages are kept for
 * everybody; a page that was kept for longer asks for a new one at `NONCE_HREF` (routes.ts).
 */
export function createNonce({ nonceKey, now }: NonceContext): string {
  return sign(nonceKey, tickAt(now()))
}

export function checkNonce({ nonceKey, now }: NonceContext, nonce: unknown): boolean {
  if (typeof nonce !== 'string') return false
  const given = Buffer.from(nonce)
  const tick = tickAt(now())
  return [tick, tick - 1].some((each) => {
    const good = Buffer.from(sign(nonceKey, each))
    return good.length === given.length && timingSafeEqual(good, given)
  })
}

function tickAt(now: Date): number {
  return Math.floor(now.getTime() / TICK_MS)
}

function sign(key: Uint8Array, tick: number): string {
  return createHmac('sha256', key).update(String(tick)).digest('base64url').slice(0, LENGTH)
}
