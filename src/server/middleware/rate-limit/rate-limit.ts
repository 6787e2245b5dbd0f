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
  /** Heading fonts that are not kept and have to be made; only those are counted. */
  fonts: 60,
  /** Violations of the content security policy that browsers report; the rest is not read. */
  reports: 30,
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

/** Counts a request; says for how many seconds its client has to wait, 0 for not at all. */
export type Limiter = (request: FastifyRequest) => Promise<number>

/** For a route that finds out by itself whether a request costs something. The app must limit rates already. */
export function createLimiter(app: FastifyInstance, group: RateGroup, scale: number): Limiter {
  const count = app.createRateLimit({ max: LIMITS[group] * scale, timeWindow: MINUTE_MS })
  return async function limit(request) {
    const result = await count(request)
    return result.isAllowed || !result.isExceeded ? 0 : result.ttlInSeconds
  }
}

export async function addRateLimit(app: FastifyInstance, { scale, groupOf, refuse }: RateLimitOptions): Promise<void> {
  await app.register(rateLimit, { global: false, cache: CLIENTS_REMEMBERED })
  const groups = Object.keys(LIMITS) as RateGroup[]
  const limiters = Object.fromEntries(groups.map((group) => [group, createLimiter(app, group, scale)])) as Record<
    RateGroup,
    Limiter
  >
  app.addHook('onRequest', async function limitRate(request, reply) {
    const group = request.routeOptions.config.group ?? groupOf(request)
    if (group === null) return
    const waitSeconds = await limiters[group](request)
    if (waitSeconds === 0) return
    reply.header('retry-after', String(waitSeconds))
    return refuse(request, reply)
  })
}
