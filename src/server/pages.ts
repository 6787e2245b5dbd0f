import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, SiteRequest } from '#site/answer.ts'
import type { PageCache } from './cache/page-cache.ts'
import { SealedAnswer } from './cache/sealed-answer.ts'
import { isPersonal } from './cache/session.ts'
import type { SecurityHeaders } from './middleware/security-headers/security-headers.ts'
import { readTarget } from './request-target.ts'
import { isCall, type SendProblem } from './send-problem.ts'
import { sendSealed } from './send-sealed.ts'

interface PagesOptions {
  siteUrl: string
  cache: PageCache
  answer(request: SiteRequest): Promise<Answer>
  preview?(request: SiteRequest): Promise<Answer>
  cacheKeyOf(url: string): string | null
  headers: SecurityHeaders
  methodsOf(path: string): string[]
  sendProblem: SendProblem
}

export const PAGES_ROUTE = '/*'
const HANDLER_TIMEOUT_MS = 20_000

/** Everything that no other route answers: the site's pages, feeds and maps, and drafts in preview. */
export function addPages(app: FastifyInstance, options: PagesOptions): void {
  const { siteUrl, cache, cacheKeyOf, headers, methodsOf, sendProblem } = options
  // Put together as text: `new URL(path, base)` would take `//host/` for another host.
  const requestFor = (url: string): SiteRequest => ({ method: 'GET', url: new URL(siteUrl + url) })

  async function renderPage(url: string, isPrivate: boolean): Promise<SealedAnswer> {
    return new SealedAnswer(await options.answer(requestFor(url)), { baseHeaders: headers.page, isPrivate })
  }

  async function findOrRender(request: FastifyRequest): Promise<SealedAnswer> {
    if (isPersonal(request)) return renderPage(request.url, true)
    const key = cacheKeyOf(request.url)
    if (key === null) return renderPage(request.url, false)
    // The page is made from the key, not from the address: nothing of a stranger's parameters gets into what others see.
    const answer = await cache.answer(key, () => renderPage(key, false))
    cache.addAlias(request.url, key)
    return answer
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const target = readTarget(request.url)
    if (target.kind === 'malformed') return sendProblem(request, reply, 400)
    if (target.kind === 'too-long') return sendProblem(request, reply, 414)
    if (target.kind === 'moved') return reply.redirect(target.to, 301)
    const allowed = methodsOf(target.path)
    if (!allowed.includes('GET')) return sendProblem(request, reply.header('allow', allowed.join(', ')), 405)
    if (isCall(request.url)) return sendProblem(request, reply, 404)
    return sendSealed(request, reply, await findOrRender(request))
  }

  const method = ['GET', 'HEAD']
  app.route({ method, url: PAGES_ROUTE, handlerTimeout: HANDLER_TIMEOUT_MS, handler: sendPage })

  const { preview } = options
  if (preview === undefined) return
  app.route({
    method,
    url: '/preview/*',
    handlerTimeout: HANDLER_TIMEOUT_MS,
    config: { group: 'preview' },
    async handler(request, reply) {
      if (readTarget(request.url).kind !== 'plain') return sendProblem(request, reply, 400)
      const answer = await preview(requestFor(request.url))
      return sendSealed(request, reply, new SealedAnswer(answer, { baseHeaders: headers.preview, isPrivate: true }))
    },
  })
}
