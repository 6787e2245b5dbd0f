import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { METRICS_HREF } from '#addresses/machines.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { WorkLeft } from './count-work.ts'

export interface MetricsOptions {
  /** Whoever knows it may read; `null`: there are no metrics. */
  token: string | null
  cache?: PageCache
  countWork?(): Promise<WorkLeft[]>
}

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** `/metrics`, as Prometheus reads them: sums only, by the pattern of a route and never by an address that somebody asked for. */
export function addMetrics(app: FastifyInstance, { token, cache, countWork }: MetricsOptions): void {
  if (token === null) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  timeRequests(app, registry)
  if (cache) countAnswers(registry, cache)
  const askForWork = countWork && followWork(registry, countWork)
  const expected = digest(`Bearer ${token}`)

  app.get(METRICS_HREF, { config: { pressureHandler: () => undefined } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8').send('unauthorised')
    }
    await askForWork?.()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function timeRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'lectern_http_request_duration_seconds',
    help: 'Requests that were not answered from the page cache before routing',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', async function time({ method, routeOptions }, { statusCode, elapsedTime }) {
    seconds.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
  })
}

function countAnswers(registry: Registry, cache: PageCache): void {
  const events = ['hits', 'notModified', 'misses', 'kept', 'dropped', 'evicted'] as const
  new Counter({
    name: 'lectern_page_cache_events_total',
    help: 'Kept pages that were sent (hits), confirmed (notModified), made (misses), stored, dropped by a change and evicted for room',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      const counts = cache.metrics()
      this.reset()
      for (const event of events) this.inc({ event }, counts[event])
    },
  })
  new Gauge({
    name: 'lectern_page_cache_entries',
    help: 'Pages in memory',
    registers: [registry],
    collect() {
      this.set(cache.metrics().entries)
    },
  })
  new Gauge({
    name: 'lectern_page_cache_bytes',
    help: 'Their size',
    registers: [registry],
    collect() {
      this.set(cache.metrics().bytes)
    },
  })
}

/** Returns what asks anew: all gauges are read at once. */
function followWork(registry: Registry, countWork: () => Promise<WorkLeft[]>): () => Promise<void> {
  const registers = [registry]
  const isThere = new Gauge({ name: 'lectern_database_up', help: 'Whether the database could be asked just now', registers })
  const work = new Gauge({
    name: 'lectern_work',
    help: 'Mails by their state, and schedules that wait or have failed; all of one database',
    labelNames: ['kind', 'state'],
    registers,
  })
  return async function ask() {
    // All else is worth knowing while it is away.
    const counted = await countWork().catch(() => null)
    isThere.set(counted === null ? 0 : 1)
    work.reset()
    for (const { kind, state, number } of counted ?? []) work.set({ kind, state }, number)
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
