import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { oldQueryOf } from '#addresses/wordpress.ts'
import type { SessionHeaders } from '#cms/access/session-role.ts'
import type { Role } from '#published/role-names.ts'
import type { SiteRequest, SiteResponse } from '#site/response.ts'
import { hasPageParameters, isFilterQuery } from './cache/cache-key.ts'
import { ownQueryOf } from './cache/own-query.ts'
import type { PageCache } from './cache/page-cache.ts'
import { SealedResponse } from './cache/sealed-response.ts'
import { isPersonal } from './cache/session.ts'
import type { Limiter } from './middleware/rate-limit/rate-limit.ts'
import type { SecurityHeaders } from './middleware/security-headers/security-headers.ts'
import type { FindMoved } from './old-addresses.ts'
import type { Responder } from './rendering.ts'
import { readTarget } from './request-target.ts'
import { isCall, type SendProblem } from './send-problem.ts'
import { sendSealed } from './send-sealed.ts'

interface PagesOptions {
  siteUrl: string
  /** For a whole answer. */
  timeLimitMs: number
  cache: PageCache
  answering: Responder
  /** `null`: there is nothing. */
  answer(request: SiteRequest): Promise<SiteResponse | null>
  findNotFound(): Promise<SealedResponse>
  /** The role of whoever sends a request with a session. */
  roleOf(headers: SessionHeaders): Promise<Role | null>
  /** Counts filters of lists, of which anybody can make up many. */
  limitFilters: Limiter
  findMoved: FindMoved
  cacheKeyOf(url: string): string | null
  headers: SecurityHeaders
  methodsOf(path: string): string[]
  sendProblem: SendProblem
}

export const PAGES_ROUTE = '/*'
export const PAGE_LIMIT_MS = 20_000

/** Everything that no other route answers: the site's pages, feeds and maps. */
export function addPages(app: FastifyInstance, options: PagesOptions): void {
  const { siteUrl, timeLimitMs, cache, answering, cacheKeyOf, headers, methodsOf, sendProblem } = options
  // Put together as text: `new URL(path, base)` would take `//host/` for another host.
  const requestFor = (url: string): SiteRequest => ({ method: 'GET', url: new URL(siteUrl + url) })

  /** For everybody, or for the one who sent a request with a session. */
  async function renderPage(url: string, asker?: FastifyRequest): Promise<SealedResponse> {
    const findRole = asker && (() => options.roleOf(asker.headers))
    const answer = await options.answer({ ...requestFor(url), ...(findRole && { findRole }) })
    if (answer === null) return options.findNotFound()
    return new SealedResponse(answer, { baseHeaders: headers.page, isPrivate: asker !== undefined })
  }

  async function findOrRender(request: FastifyRequest, reply: FastifyReply): Promise<SealedResponse | null> {
    const { url } = request
    if (isPersonal(request)) return answering(request, { key: null, render: () => renderPage(url, request) })
    const key = cacheKeyOf(url)
    if (key === null) return answering(request, { key: null, alike: url, render: () => renderPage(url) })
    // The page is made from the key, not from the address: nothing of a stranger's parameters gets into what others see.
    const plain = await answering(request, { key, render: () => renderPage(key) })
    if (!hasPageParameters(url)) {
      // What an old address leads to is asked each time: an import may come.
      if (oldQueryOf(url) === null) cache.addAlias(url, key)
      return plain
    }
    // Another spelling of the path: the lists are those of the address that it leads to.
    if (plain.status === 301) return renderPage(url)
    const query = ownQueryOf(url, plain.parameters)
    if (query === '') return plain
    if (isFilterQuery(query)) {
      const waitSeconds = await options.limitFilters(request)
      if (waitSeconds > 0) {
        reply.header('retry-after', String(waitSeconds))
        return null
      }
    }
    return answering(request, { key: null, alike: key + query, render: () => renderPage(key + query) })
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const target = readTarget(request.url)
    if (target.kind === 'malformed') return sendProblem(request, reply, 400)
    if (target.kind === 'too-long') return sendProblem(request, reply, 414)
    if (target.kind === 'moved') return reply.redirect(target.to, 301)
    const allowed = methodsOf(target.path)
    if (!allowed.includes('GET')) return sendProblem(request, reply.header('allow', allowed.join(', ')), 405)
    if (isCall(request.url)) return sendProblem(request, reply, 404)
    const moved = oldQueryOf(request.url) === null ? null : await options.findMoved(request)
    if (moved !== null) return reply.redirect(moved, 301)
    const answer = await findOrRender(request, reply)
    return answer === null ? sendProblem(request, reply, 429) : sendSealed(request, reply, answer)
  }

  app.route({ method: ['GET', 'HEAD'], url: PAGES_ROUTE, handlerTimeout: timeLimitMs, handler: sendPage })
}
