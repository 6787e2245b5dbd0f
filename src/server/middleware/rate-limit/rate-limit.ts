import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from '#platform/client-network.ts'

/**
 * Requests that cost something, per client address and minute. A campus has one address: each lets five hundred people behind it do
 * what it is about, and none takes from another. What keeps the server from being overrun is the queue of renders, which serves
 * clients in turns.
 */
const LIMITS = {
  search: 600,
  /** As fast as they all type. */
  suggest: 3000,
  /** Menus, popups, panes and the read-only API are kept like pages, and are counted only when they have to be rendered. */
  menus: 600,
  popups: 600,
  areas: 600,
  /** A static build asks for each post. */
  api: 6000,
  /** Calls that have no group of their own. */
  calls: 600,
  /** Filters of lists, which visitors press one after the other. */
  loop: 1200,
  /** Addresses of a former site, such as its pictures in old mails. What was found missing a moment ago is not counted. */
  'old-addresses': 3000,
  /** Drafts that are asked for without a good token: each is a page that says so. */
  'previews-refused': 120,
  /** Drafts, from one address: a page that is edited is rendered after each key. */
  'preview-renders': 6000,
  /** Drafts, for one person, whichever they are: ten a second, faster than anybody types. */
  'previews-of-a-person': 600,
  /** A session cookie makes every page render anew, and anybody can send one. */
  session: 600,
  /** Quantities that a visitor steps through. */
  cart: 1200,
  /** Each is a mail to the department. */
  order: 600,
  /** Each is stored and may send mails; a hall that fills in the same form at once gets through. */
  forms: 600,
  /** Each may send a mail; how many go to one mailbox is limited where they are sent. */
  newsletter: 600,
  /** Links in mails; mail providers unsubscribe for many people from one address. */
  'newsletter-links': 600,
  /** Pages that say that they are being looked at; more are not counted. */
  views: 6000,
  /** Violations of the content security policy that browsers report; the rest is not read. */
  reports: 30,
} as const

const COUNTED_WHEN_RENDERED: readonly RateGroup[] = ['menus', 'popups', 'areas', 'api']

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

/** What is told to a client that has used up a group's share of this minute. */
export class TooManyRequests extends Error {
  readonly statusCode = 429

  constructor(readonly retryAfterSeconds: number) {
    super('too many requests of one client')
  }
}

const MINUTE_MS = 60_000
const CLIENTS_REMEMBERED = 20_000

/** Counts a request; says for how many seconds its client has to wait, 0 for not at all. */
export type Limiter = (request: FastifyRequest) => Promise<number>
type KeyOf = (request: FastifyRequest) => string

/**
 * For a route that finds out by itself whether a request costs something. The app must limit rates already. With `keyOf` others than
 * the clients' networks are counted.
 */
export function createLimiter(app: FastifyInstance, group: RateGroup, scale: number, keyOf?: KeyOf): Limiter {
  const max = LIMITS[group] * scale
  const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, ...(keyOf && { keyGenerator: keyOf }) })
  return async function limit(request) {
    const result = await count(request)
    return result.isAllowed || !result.isExceeded ? 0 : result.ttlInSeconds
  }
}

/** Counts a request that has to be rendered. Rejects where its client had too many. */
export type CountRender = (request: FastifyRequest) => Promise<void>

export async function addRateLimit(app: FastifyInstance, { scale, groupOf, refuse }: RateLimitOptions): Promise<CountRender> {
  await app.register(rateLimit, { global: false, cache: CLIENTS_REMEMBERED, keyGenerator: ({ ip }) => clientNetwork(ip) })
  const groups = Object.keys(LIMITS) as RateGroup[]
  const limiters = Object.fromEntries(groups.map((group) => [group, createLimiter(app, group, scale)])) as Record<
    RateGroup,
    Limiter
  >
  app.addHook('onRequest', async function limitRate(request, reply) {
    const group = request.routeOptions.config.group ?? groupOf(request)
    if (group === null || COUNTED_WHEN_RENDERED.includes(group)) return
    const waitSeconds = await limiters[group](request)
    if (waitSeconds === 0) return
    reply.header('retry-after', String(waitSeconds))
    return refuse(request, reply)
  })
  return async function countRender(request) {
    const { group } = request.routeOptions.config
    if (group === undefined || !COUNTED_WHEN_RENDERED.includes(group)) return
    const waitSeconds = await limiters[group](request)
    if (waitSeconds > 0) throw new TooManyRequests(waitSeconds)
  }
}
