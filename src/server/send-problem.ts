import type { FastifyReply, FastifyRequest } from 'fastify'
import { REST_ROOT_HREF, WIDGET_AREA_HREF } from '#addresses/calls.ts'
import type { SiteResponse } from '#site/response.ts'
import { SealedResponse } from './cache/sealed-response.ts'
import { callMessageOf, type ErrorProblem, problemOf } from './messages.ts'
import type { HeaderSet } from './middleware/security-headers/security-headers.ts'
import { type Dress, renderPlainPage } from './plain-page.ts'
import { sendSealed } from './send-sealed.ts'

interface ProblemOptions {
  /** The site's own page for 404. */
  findNotFound(): Promise<SealedResponse>
  /** The site's own page for a request that failed. */
  renderErrorPage(): Promise<SiteResponse>
  /** What the plain page shows of the site. */
  dress?: (() => Dress) | undefined
  baseHeaders: HeaderSet
}

export type SendProblem = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>

/** Addresses that scripts call; they read JSON. */
export function isCall(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return path === WIDGET_AREA_HREF || `${path}/`.startsWith(REST_ROOT_HREF)
}

/**
 * Says that a request cannot be answered, in the shape that the caller reads: JSON for calls, a page otherwise. Only 404
 * and 500 get the site's own page; what may come in floods, or under load, gets one that costs nothing.
 */
export function createSendProblem({ findNotFound, renderErrorPage, dress, baseHeaders }: ProblemOptions): SendProblem {
  const seal = (answer: SiteResponse) => new SealedResponse(answer, { baseHeaders, isPrivate: false })
  const plainPage = (problem: ErrorProblem) =>
    seal(makeResponse(problem.status, 'text/html; charset=utf-8', renderPlainPage(problem, dress?.())))

  async function makePage(request: FastifyRequest, problem: ErrorProblem): Promise<SealedResponse> {
    const isRead = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
    if (!isRead || (problem.status !== 404 && problem.status !== 500)) return plainPage(problem)
    try {
      return problem.status === 404 ? await findNotFound() : seal({ ...(await renderErrorPage()), caching: 'none' })
    } catch (error) {
      request.log.error({ err: error }, 'the error page could not be rendered')
      return plainPage(problem)
    }
  }

  return async function sendProblem(request, reply, status) {
    const sealed = isCall(request.url) ? seal(makeCallResponse(status)) : await makePage(request, problemOf(status))
    return sendSealed(request, reply.removeHeader('content-disposition'), sealed)
  }
}

// `error` is what the newsletter form reads; the rest is what clients of a REST root expect.
function makeCallResponse(status: number): SiteResponse {
  const message = callMessageOf(status)
  const code = status === 404 ? 'rest_no_route' : `lectern_${status}`
  const body = JSON.stringify({ error: message, code, message, data: { status } })
  return makeResponse(status, 'application/json; charset=utf-8', body)
}

function makeResponse(status: number, contentType: string, body: string): SiteResponse {
  return { status, headers: { 'content-type': contentType }, body, tags: new Set(), caching: 'none', expiresAt: null }
}
