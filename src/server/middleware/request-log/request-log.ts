import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageCache } from '../../cache/page-cache.ts'

const CLIENT_ID_LENGTH = 10
const SUMMARY_INTERVAL_MS = 60_000

/**
 * One line per request: no query, no cookie, no address. Lines of one client can be told to belong together by a name that
 * only this process can make, and forgets when it ends. `pathOf` says what of the path may be told.
 */
export function addRequestLog(app: FastifyInstance, pathOf: (request: FastifyRequest) => string | undefined): void {
  const key = randomBytes(32)
  const nameOf = (address: string) => createHmac('sha256', key).update(address).digest('base64url').slice(0, CLIENT_ID_LENGTH)

  app.addHook('onResponse', async function logRequest(request, reply) {
    const route = request.routeOptions.url ?? 'none'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const line = {
      method: request.method,
      route,
      path: pathOf(request),
      status: reply.statusCode,
      ms,
      client: nameOf(request.ip),
    }
    request.log.info(line, 'request')
  })
}

/** Only the catch-all route says nothing about what was asked; the others' parameters may be tokens. */
export function pathOfPage({ routeOptions, url }: FastifyRequest): string | undefined {
  return routeOptions.url === '/*' ? url.split('?', 1)[0] : undefined
}

/** What the fast path sends is summed up once a minute. */
export function addCacheLog(app: FastifyInstance, cache: PageCache): void {
  let told = 0
  const timer = setInterval(() => {
    const metrics = cache.metrics()
    if (metrics.hits !== told) app.log.info(metrics, 'page cache')
    told = metrics.hits
  }, SUMMARY_INTERVAL_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
