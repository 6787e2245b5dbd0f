import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Requests that cost something, per client address and minute. Pages from the cache are not counted. */
const LIMITS = {
  search: 30,
  /** As fast as anybody types. */
  suggest: 240,
  calls: 60,
  /** Filters of lists, which visitors press one after the other. */
  loop: 120,
  preview: 120,
  /** A session cookie makes every page render anew, and anybody can send one. */
  session: 240,
  /** Quantities that a visitor steps through. */
  cart: 120,
  order: 5,
  newsletter: 10,
  /** Links in mails; mail providers unsubscribe for many people from one address. */
  'newsletter-links': 300,
} as const

export type RateGroup = keyof typeof LIMITS

declare module 'fastify' {
  interface FastifyContextConfig {
    group?: RateGroup
  }
}

interface RateLimitOptions {
  scale: number
  /** The group of a request whose route names none. */
  groupOf(request: FastifyRequest): RateGroup | null
  refuse(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

const MINUTE_MS = 60_000
const CLIENTS_REMEMBERED = 20_000

export async function addRateLimit(app: FastifyInstance, { scale, groupOf, refuse }: RateLimitOptions): Promise<void> {
  await app.register(rateLimit, { global: false, cache: CLIENTS_REMEMBERED })
  const limiterOf = (group: RateGroup) => app.createRateLimit({ max: LIMITS[group] * scale, timeWindow: MINUTE_MS })
  const limiters = {
    search: limiterOf('search'),
    suggest: limiterOf('suggest'),
    calls: limiterOf('calls'),
    loop: limiterOf('loop'),
    preview: limiterOf('preview'),
    session: limiterOf('session'),
    cart: limiterOf('cart'),
    order: limiterOf('order'),
    newsletter: limiterOf('newsletter'),
    'newsletter-links': limiterOf('newsletter-links'),
  }
  app.addHook('onRequest', async function limitRate(request, reply) {
    const group = request.routeOptions.config.group ?? groupOf(request)
    if (group === null) return
    const limit = await limiters[group](request)
    if (limit.isAllowed || !limit.isExceeded) return
    reply.header('retry-after', String(limit.ttlInSeconds))
    return refuse(request, reply)
  })
}
