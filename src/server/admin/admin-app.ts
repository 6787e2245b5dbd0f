import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify'
import { FIRST_DAY_FILES_PATH } from '#addresses/admin.ts'
import type { Env } from '#platform/env.ts'
import { redaction } from '#platform/log/redact.ts'
import type { Draining } from '../draining.ts'
import { addHealth } from '../health.ts'
import { type ConnectionLimits, createClientErrorHandler, createLimitedServer, LIMITS } from '../http-server.ts'
import { addMetrics } from '../metrics/add-metrics.ts'
import { addRequestLog } from '../middleware/request-log/request-log.ts'
import { RenderQueue, RenderStalled, TooManyWaiting } from '../render-queue.ts'
import { toOriginForm } from '../request-target.ts'
import { trustProxyOf } from '../trust-proxy.ts'
import { type AdminAddress, readAddress, shortPath } from './addresses.ts'
import { createAdminHeaders } from './admin-headers.ts'
import { bodyArrived } from './body-arrived.ts'
import { createForward, type Handle } from './forward.ts'
import { askerOf, createAdminLimits } from './limits.ts'
import { describeRefusal, endWith } from './refuse.ts'
import { createReadSession } from './session-token.ts'
import { untilWritten } from './until-written.ts'

export interface AdminAppOptions {
  env: Pick<
    Env,
    'nodeEnv' | 'site' | 'admin' | 'secret' | 'trustProxy' | 'logLevel' | 'rateLimitScale' | 'loginLimit' | 'metricsToken'
  >
  handle: Handle
  draining: Draining
  isReady(): boolean | Promise<boolean>
  responseLimitMs?: number
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
const MAX_BODY_BYTES = 8 * 1024 * 1024
/** Of what needs no session. No more of a body waits unread in memory, either. */
const MAX_SMALL_BODY_BYTES = 16 * 1024
/** Pages and calls on the way to a session that are made side by side. */
const STRANGERS_AT_ONCE = 2
const MAX_UPLOAD_BYTES = 210 * 1024 * 1024
const LOGIN_PAGE = '/admin/login'
const WHO_AM_I = '/api/users/me'
const SIGN_OUT = '/api/users/logout'
const FILES = `/api${FIRST_DAY_FILES_PATH}/`
const ROUTE = '/*'
const READING = ['GET', 'HEAD']

/**
 * What stands before Next and Payload: nobody without a session gets past it except on the way to one, and whoever gets past
 * is counted, bounded in size and time, and named by an address that can't be made up.
 */
export async function createAdminApp(options: AdminAppOptions): Promise<FastifyInstance> {
  const { env, handle, draining, responseLimitMs = RESPONSE_LIMIT_MS } = options
  const headers = createAdminHeaders({
    adminUrl: env.admin.url,
    siteUrl: env.site.url,
    isDevelopment: env.nodeEnv === 'development',
  })
  const readSession = createReadSession(env.secret)
  // However many strangers come, whoever is signed in waits for none of them.
  const queues = {
    staff: new RenderQueue({ limitMs: responseLimitMs }),
    strangers: new RenderQueue({ limitMs: responseLimitMs, atOnce: STRANGERS_AT_ONCE }),
  }
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
      endWith(reply.raw, describeRefusal(isCall(request), 503), { connection: 'close' })
    },
    onFailure(error, request, { raw }) {
      request.log.error({ err: error, path: shortPath(request.url) }, 'request failed')
      if (raw.headersSent) raw.destroy()
      else endWith(raw, describeRefusal(isCall(request), 500), { connection: 'close' })
    },
  })

  function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message?: string): FastifyReply {
    const { contentType, body } = describeRefusal(isCall(request), status, message)
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
    if (address.kind === 'none') return refuse(request, reply, 404)
    const problem = bodyProblem(request, address)
    if (problem !== null) return refuse(request, reply, problem)
    const session = await readSession(request.headers)
    const isOnTheWay = address.kind === 'sign-in-call' || address.kind === 'sign-in-page' || address.kind === 'asset'
    // What a page does for whoever posts to it would be done for anybody.
    const isWayIn = address.kind === 'sign-in-page' && !address.isFirstAccount && session === null
    if ((isWayIn || address.kind === 'asset') && !READING.includes(request.method))
      return refuse(request, reply.header('allow', READING.join(', ')), 405)
    const wait = await waitFor(request, address, session)
    if (wait > 0) return refuse(request, reply.header('retry-after', String(wait)), 429, `嘗試太多次了，請在 ${wait} 秒後再試。`)
    if (session === null && !isOnTheWay) return refuseStranger(request, reply, address)
  })

  async function waitFor(request: FastifyRequest, { kind }: AdminAddress, session: string | null): Promise<number> {
    if (kind === 'asset') return 0
    // Whoever leaves guesses no password.
    const isLeaving = session !== null && request.url === SIGN_OUT
    if (kind === 'sign-in-call' && !isLeaving) return limits.signIn(request)
    return session === null ? limits.stranger(request) : limits.staff(request, session)
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
      // A large body takes its time to come and would keep a place meanwhile; who sends one is bounded by the limits per account.
      if (kind === 'asset' || lengthOf(request) > MAX_SMALL_BODY_BYTES) return forward(request, reply, headers.forPage())
      await bodyArrived(request.raw, lengthOf(request))
      const asker = { client: askerOf(request), key: null, isGone: () => reply.raw.destroyed }
      return queues[request.account === undefined ? 'strangers' : 'staff']
        .run(asker, () => Promise.race([untilWritten(reply.raw), forward(request, reply, headers.forPage())]))
        .catch((error: unknown) => {
          // Its sender has been told by then: see `onLate`.
          if (error instanceof RenderStalled) return
          if (!(error instanceof TooManyWaiting)) throw error
          return refuse(request, reply.header('retry-after', String(error.retryAfterSeconds)), 429)
        })
    },
  })
  return app
}

function isCall({ url }: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/i.test(url)
}

/** Why a body is not even looked at. Its length is told before it comes, so that nothing endless is begun. */
function bodyProblem(request: FastifyRequest, { kind }: AdminAddress): 411 | 413 | null {
  if (request.headers['transfer-encoding'] !== undefined) return 411
  return lengthOf(request) > mostBytes(request, kind) ? 413 : null
}

function mostBytes({ headers, url }: FastifyRequest, kind: AdminAddress['kind']): number {
  if (kind === 'asset') return 0
  if (kind === 'sign-in-call' || kind === 'sign-in-page') return MAX_SMALL_BODY_BYTES
  const type = headers['content-type']
  const isUpload = type?.startsWith('multipart/form-data') || (url.startsWith(FILES) && type === 'application/octet-stream')
  return isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES
}

function lengthOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0)
}
