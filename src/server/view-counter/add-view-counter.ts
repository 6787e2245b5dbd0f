import type { FastifyInstance, FastifyRequest } from 'fastify'
import { VIEWS_HREF } from '#addresses/machines.ts'
import { addPageViews, dayOf } from '#figures/page-views.ts'
import type { Sql } from '#platform/sql.ts'
import { canonicalPath } from '#site/routes.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { isPersonal } from '../cache/session.ts'
import type { Limiter } from '../middleware/rate-limit/rate-limit.ts'
import { ViewCounter } from './view-counter.ts'

interface AddViewCounterOptions {
  siteUrl: string
  cache: PageCache
  sql: Sql
  limit: Limiter
}

const FLUSH_MS = 10_000
const BODY_LIMIT_BYTES = 4096
/** What says of itself that nobody looks; a browser without a name is none. */
const ROBOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|curl|wget|python|java\/|go-http|^$/i

/**
 * Takes the word of pages that they are being looked at: the path, and nothing else is read or kept. Robots and staff who are
 * signed in do not count. Whoever sends it learns nothing, not even whether it counted.
 */
export function addViewCounter(app: FastifyInstance, options: AddViewCounterOptions): { stop(): Promise<void> } {
  const { siteUrl, cache, sql, limit } = options
  const counter = new ViewCounter({
    async isPage(href) {
      const { statusCode, headers } = await app.inject(href)
      if (statusCode === 429 || statusCode >= 500) return 'unknown'
      return statusCode === 200 && String(headers['content-type']).startsWith('text/html') ? 'yes' : 'no'
    },
    store: (views) => addPageViews(sql, dayOf(Date.now()), views),
    log: app.log,
  })
  const timer = setInterval(() => void counter.flush(), FLUSH_MS)
  timer.unref()

  void app.register(async function viewCounter(scope) {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((_error, _request, reply) => reply.code(204).send())
    scope.post(VIEWS_HREF, async (request, reply) => {
      const href = canonicalPath(String(request.body))
      // Files end otherwise, and may be films.
      if (href?.endsWith('/') && isVisitor(request, siteUrl) && (await limit(request)) === 0) {
        counter.count(href, cache.find(href)?.isPage === true)
      }
      return reply.code(204).send()
    })
  })
  return {
    async stop() {
      clearInterval(timer)
      await counter.flush()
    },
  }
}

function isVisitor(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'user-agent': agent = '' } = request.headers
  return origin === siteUrl && !ROBOT.test(agent) && !isPersonal(request)
}
