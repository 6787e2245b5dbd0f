import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#site/answer.ts'
import { SealedAnswer } from './cache/sealed-answer.ts'
import { callMessageOf, type ErrorProblem, problemOf } from './messages.ts'
import type { HeaderSet } from './middleware/security-headers/security-headers.ts'
import { renderPlainPage } from './plain-page.ts'
import { sendSealed } from './send-sealed.ts'

interface ProblemOptions {
  /** The site's own page for 404 and 500. */
  renderErrorPage(problem: ErrorProblem): Promise<Answer>
  /** Style sheets of the plain page. */
  styles: readonly string[]
  baseHeaders: HeaderSet
}

export type SendProblem = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>

/** Addresses that scripts call; they read JSON. */
export function isCall(url: string): boolean {
  return /^\/wp-json(?:[/?]|$)|^\/wp-admin\/admin-ajax\.php(?:\?|$)/.test(url)
}

/**
 * Says that a request cannot be answered, in the shape that the caller reads: JSON for calls, a page otherwise. Only 404
 * and 500 get the site's own page; what may come in floods, or under load, gets one that costs nothing.
 */
export function createSendProblem({ renderErrorPage, styles, baseHeaders }: ProblemOptions): SendProblem {
  const plainPage = (problem: ErrorProblem) =>
    makeAnswer(problem.status, 'text/html; charset=utf-8', renderPlainPage(problem, styles))

  async function makePage(request: FastifyRequest, problem: ErrorProblem): Promise<Answer> {
    const isRead = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
    if (!isRead || (problem.status !== 404 && problem.status !== 500)) return plainPage(problem)
    try {
      return await renderErrorPage(problem)
    } catch (error) {
      request.log.error({ err: error }, 'the error page could not be rendered')
      return plainPage(problem)
    }
  }

  return async function sendProblem(request, reply, status) {
    const answer = isCall(request.url) ? makeCallAnswer(status) : await makePage(request, problemOf(status))
    const sealed = new SealedAnswer({ ...answer, status, caching: 'none' }, { baseHeaders, isPrivate: false })
    return sendSealed(request, reply.removeHeader('content-disposition'), sealed)
  }
}

// `error` is what the newsletter form reads; the rest is what clients of a REST root expect.
function makeCallAnswer(status: number): Answer {
  const message = callMessageOf(status)
  const code = status === 404 ? 'rest_no_route' : `lectern_${status}`
  const body = JSON.stringify({ error: message, code, message, data: { status } })
  return makeAnswer(status, 'application/json; charset=utf-8', body)
}

function makeAnswer(status: number, contentType: string, body: string): Answer {
  return { status, headers: { 'content-type': contentType }, body, tags: new Set(), caching: 'none', expiresAt: null }
}
