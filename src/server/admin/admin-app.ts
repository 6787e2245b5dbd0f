import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify'
import type { Env } from '#platform/env.ts'
import { redaction } from '#platform/log/redact.ts'
import type { Draining } from '../draining.ts'
import { addHealth } from '../health.ts'
import { type ConnectionLimits, createClientErrorHandler, createLimitedServer, LIMITS } from '../http-server.ts'
import { addMetrics } from '../metrics/add-metrics.ts'
import { addRequestLog } from '../middleware/request-log/request-log.ts'
import { RenderStalled, TooManyWaiting } from '../render-queue.ts'
import { toOriginForm } from '../request-target.ts'
import { trustProxyOf } from '../trust-proxy.ts'
import { whyNoAction } from './action-body.ts'
import { type AdminAddress, readAddress, shortPath } from './addresses.ts'
import { createAdminHeaders } from './admin-headers.ts'
import { bodyProblem, lengthOf } from './bodies.ts'
import { createForward, type Handle } from './forward.ts'
import { createKeptPages } from './kept-pages.ts'
import { createLateRefusals } from './late-refusals.ts'
import { createAdminLimits } from './limits.ts'
import { lookAtBody } from './look-at-body.ts'
import { isReadableQuery } from './page-query.ts'
import { describeRefusal, endWith, type Reader } from './refuse.ts'
import { createReadSession, type Session } from './session-token.ts'
import { createTurns } from './turns.ts'

export interface AdminAppOptions {
  env: Pick<
    Env,
    'nodeEnv' | 'site' | 'admin' | 'secret' | 'trustProxy' | 'logLevel' | 'rateLimitScale' | 'loginLimit' | 'metricsToken'
  >
  handle: Handle
  draining: Draining
  isReady(): boolean | Promise<boolean>
  responseLimitMs?: number
  smallBodyLimitMs?: number
  /** The names of the server functions that our pages call; in development nobody knows them before. */
  ownActions?: ReadonlySet<string>
  limits?: ConnectionLimits
  logStream?: { write(line: string): void }
}

const ADMIN_LIMITS: ConnectionLimits = {
  ...LIMITS,
  // A film of 200 MB over a slow line.
  requestTimeout: 600_000,
  silenceTimeout: 120_000,
  maxConnections: 2_000,
}
// Uploads are drawn in five sizes before they are answered.
const RESPONSE_LIMIT_MS = 60_000
const LOGIN_PAGE = '/admin/login'
const WHO_AM_I = '/api/users/me'
const SIGN_OUT = '/api/users/logout'
const ROUTE = '/*'
const READING = ['GET', 'HEAD']

/**
 * What stands before Next and Payload: nobody without a session gets past it except on the way to one, and whoever gets past
 * is counted, bounded in size and time, and named by an address that can't be made up.
 */
export async function createAdminApp(options: AdminAppOptions): Promise<FastifyInstance> {
  const { env, handle, draining, responseLimitMs = RESPONSE_LIMIT_MS, smallBodyLimitMs = LIMITS.requestTimeout } = options
  const { ownActions } = options
  const headers = createAdminHeaders({
    adminUrl: env.admin.url,
    siteUrl: env.site.url,
    isDevelopment: env.nodeEnv === 'development',
  })
  const readSession = createReadSession(env.secret)
  const untilRefused = createLateRefusals()
  const turns = createTurns({ responseLimitMs, smallBodyLimitMs })
  const keptPages = createKeptPages({ handle, headers, queue: turns.staff, adminUrl: env.admin.url })
  const app: FastifyInstance = fastify({
    logger: { level: env.logLevel, ...redaction, ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (route) =>
      createLimitedServer((request, response) => {
        draining.markLast(response)
        route(request, response)
      }, options.limits ?? ADMIN_LIMITS),
    clientErrorHandler: createClientErrorHandler(headers.forPage()),
    trustProxy: trustProxyOf(env.trustProxy),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => toOriginForm(request.url ?? '/'),
    frameworkErrors: (_, request, reply) => void refuse(request, reply, 400),
  })
  // Next reads bodies by itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  addRequestLog(app, (request) => shortPath(request.url))
  addMetrics(app, { token: env.metricsToken })
  const limits = await createAdminLimits(app, { scale: env.rateLimitScale, signInsPerMinute: env.loginLimit })
  const forward = createForward({
    handle,
    responseLimitMs,
    isBehindProxy: env.trustProxy !== false,
    onLate(request, reply) {
      request.log.warn({ path: shortPath(request.url) }, 'the answer took too long')
      endWith(reply.raw, describeRefusal(readerOf(request), 503), { connection: 'close' })
    },
    onFailure(error, request, { raw }) {
      request.log.error({ err: error, path: shortPath(request.url) }, 'request failed')
      if (raw.headersSent) raw.destroy()
      else endWith(raw, describeRefusal(readerOf(request), 500), { connection: 'close' })
    },
  })

  function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message?: string): FastifyReply {
    const { contentType, body } = describeRefusal(readerOf(request), status, message)
    return reply
      .code(status)
      .headers({ ...headers.forPage(), 'content-type': contentType, 'cache-control': 'no-store' })
      .send(body)
  }

  function refuseStranger(request: FastifyRequest, reply: FastifyReply, { kind }: AdminAddress): FastifyReply {
    // The sign-in page asks who is there.
    if (request.method === 'GET' && request.url === WHO_AM_I) return reply.headers(headers.forPage()).send({ user: null })
    if (kind !== 'page' || !READING.includes(request.method)) return refuse(request, reply, 401)
    const from = encodeURIComponent(request.url)
    return reply.headers(headers.forPage()).redirect(`${LOGIN_PAGE}?redirect=${from}`, 302)
  }

  app.addHook('onRequest', async function check(request, reply) {
    if (request.routeOptions.url !== ROUTE) return
    const address = readAddress(request.url)
    const session = await readSession(request.headers)
    const isOnTheWay = address.kind === 'sign-in-call' || address.kind === 'sign-in-page' || address.kind === 'asset'
    // What a page does for whoever posts to it would be done for anybody.
    const isWayIn = address.kind === 'sign-in-page' && !address.isFirstAccount && session === null
    const isOnlyRead = isWayIn || address.kind === 'asset' || address.kind === 'file'
    // What a stranger goes on sending, read or not, keeps a connection that others might want.
    if (session === null && lengthOf(request) > 0) reply.header('connection', 'close')
    const refuseInTime = async (...refusal: Parameters<typeof refuse>) => {
      if (session === null) await untilRefused()
      return refuse(...refusal)
    }
    if (address.kind === 'none') return refuseInTime(request, reply, 404)
    if (isOnlyRead && !READING.includes(request.method))
      return refuseInTime(request, reply.header('allow', READING.join(', ')), 405)
    const problem = bodyProblem(request, address, session)
    if (problem !== null) return refuseInTime(request, reply, problem)
    if (address.kind === 'page' && !isReadableQuery(request.url)) return refuseInTime(request, reply, 400)
    const isAsked = !READING.includes(request.method) && (address.kind === 'page' || address.kind === 'sign-in-page')
    if (isAsked && isFromElsewhere(request)) return refuseInTime(request, reply, 403)
    const action = request.headers['next-action']
    // Next says so to a tab that is older than the program, but logs it as a failure.
    if (isAsked && action !== undefined && ownActions?.has(String(action)) === false)
      return refuseInTime(request, reply.header('x-nextjs-action-not-found', '1'), 404)
    const wait = await waitFor(request, address, session)
    if (wait > 0)
      return refuseInTime(request, reply.header('retry-after', String(wait)), 429, `嘗試太多次了，請在 ${wait} 秒後再試。`)
    if (session !== null || isOnTheWay) return
    await untilRefused()
    return refuseStranger(request, reply, address)
  })

  async function waitFor(request: FastifyRequest, { kind }: AdminAddress, session: Session | null): Promise<number> {
    if (kind === 'asset') return 0
    // Whoever leaves guesses no password.
    const isLeaving = session !== null && request.url === SIGN_OUT
    if (kind === 'sign-in-call' && !isLeaving) return limits.signIn(request)
    return session === null ? limits.stranger(request) : limits.staff(request, session.account)
  }

  /** Whether it calls a server function as the admin's own pages do: Next would read anything, and fail at some of it. */
  function isAction(request: FastifyRequest, body: Buffer | null): boolean {
    const reason = body === null ? 'its sender has gone' : whyNoAction(body.toString())
    if (reason === null) return true
    request.log.warn({ path: shortPath(request.url), reason }, 'not a call of a server function')
    return false
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, read: Buffer | null): Promise<void> {
    const isCall = readerOf(request) === 'action'
    const body = isCall && read === null ? await lookAtBody(request.raw, lengthOf(request)) : read
    if (isCall && !isAction(request, body)) await refuse(request, reply.header('connection', 'close'), 400)
    else await forward(request, reply, headers.forPage(), body)
  }

  async function answerInTurn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const outcome = await turns.answer(request, reply, (body) => answer(request, reply, body))
    if (outcome === 'late') await refuse(request, reply.header('connection', 'close'), 408)
  }

  app.setNotFoundHandler((request, reply) => refuse(request, reply, 405))
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    return refuse(request, reply, status)
  })
  addHealth(app, async () => !draining.isUnderWay() && (await options.isReady()))
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: ROUTE,
    async handler(request, reply) {
      const { kind } = readAddress(request.url)
      if (kind === 'root') return reply.headers(headers.forPage()).redirect('/admin', 302)
      if (kind === 'file') return forward(request, reply, headers.forFile)
      if (kind === 'asset') return forward(request, reply, headers.forPage())
      const isKept = request.account === undefined && keptPages.has(request)
      return (isKept ? keptPages.send(request, reply) : answerInTurn(request, reply)).catch((error: unknown) => {
        // Who has been told already: see `onLate`.
        if (error instanceof RenderStalled) return isKept ? refuse(request, reply, 503) : undefined
        if (!(error instanceof TooManyWaiting)) throw error
        return refuse(request, reply.header('retry-after', String(error.retryAfterSeconds)), 429)
      })
    },
  })
  return app
}

function readerOf({ url, method, headers }: FastifyRequest): Reader {
  if (/^\/api(?:[/?]|$)/i.test(url)) return 'call'
  return method === 'POST' && headers['next-action'] !== undefined ? 'action' : 'page'
}

/** A page of somebody else calls in the name of whoever looks at it. Next refuses that, too, but as a failure of its own. */
function isFromElsewhere({ host, headers: { origin } }: FastifyRequest): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}
