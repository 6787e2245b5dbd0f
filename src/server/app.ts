import { setTimeout as wait } from 'node:timers/promises'
import formbody from '@fastify/formbody'
import underPressure from '@fastify/under-pressure'
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify'
import type { SessionHeaders } from '#cms/access/session-role.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { AWAY_SECONDS } from '#platform/db/ping.ts'
import { mapOrigins } from '#platform/env/map-services.ts'
import type { Env } from '#platform/env.ts'
import type { Role } from '#published/role-names.ts'
import type { Preview } from '#site/pages/preview/controller.ts'
import type { SiteResponse } from '#site/response.ts'
import type { Router } from '#site/router.ts'
import { trackMethods } from './allowed-methods.ts'
import { cacheKeyOf as cacheKeyOfPath, isSearch } from './cache/cache-key.ts'
import type { PageCache } from './cache/page-cache.ts'
import { isPersonal } from './cache/session.ts'
import { createSendCall, type SendCall } from './call-routes/send-call.ts'
import { createDraining, type Draining } from './draining.ts'
import { addHealth } from './health.ts'
import { type BeforeRouting, type ConnectionLimits, createClientErrorHandler, createHttpServer } from './http-server.ts'
import { openBucket } from './media-store/bucket-store.ts'
import { openFolder } from './media-store/folder-store.ts'
import { addMetrics } from './metrics/add-metrics.ts'
import type { WorkLeft } from './metrics/count-work.ts'
import { addAssets } from './middleware/assets/assets.ts'
import { addCspReport } from './middleware/csp-report/csp-report.ts'
import { addMedia } from './middleware/media/media.ts'
import { createLasting } from './middleware/overload/lasting.ts'
import { addRateLimit, createLimiter, type RateGroup, TooManyRequests } from './middleware/rate-limit/rate-limit.ts'
import { addCacheLog, addRequestLog, pathOfPage } from './middleware/request-log/request-log.ts'
import { addSecurityHeaders, createSecurityHeaders } from './middleware/security-headers/security-headers.ts'
import { createNotFound } from './not-found.ts'
import { createOldAddresses } from './old-addresses.ts'
import { addPages, PAGE_LIMIT_MS, PAGES_ROUTE } from './pages.ts'
import type { Dress } from './plain-page.ts'
import { addPreviews } from './preview-call.ts'
import { RENDER_LIMIT_MS, RenderQueue, TooManyWaiting } from './render-queue.ts'
import { createResponder } from './rendering.ts'
import { toCallForm, toOriginForm } from './request-target.ts'
import { createSendProblem } from './send-problem.ts'
import { trustProxyOf } from './trust-proxy.ts'

export interface AppOptions {
  env: Pick<
    Env,
    | 'nodeEnv'
    | 'site'
    | 'admin'
    | 'trustProxy'
    | 'logLevel'
    | 'rateLimitScale'
    | 'patienceScale'
    | 'uploadsDir'
    | 's3'
    | 'map'
    | 'metricsToken'
  >
  cache: PageCache
  /** What an address shows, and what is shown where there is nothing. */
  site: Router
  /** The site's own page for a request that failed. */
  renderErrorPage(): Promise<SiteResponse>
  /** Names for whoever stores an uploaded file. */
  downloadNameOf?(stored: string): Promise<string | null>
  /** Where an address of the former site leads now. */
  findOldAddress?(url: string): Promise<string | null>
  /** Folder of the built files behind `/assets/`; `null` where something else serves them. */
  assetsDir: string | null
  /** What error pages that are made without the site show of it. */
  plainDress?(): Dress
  isReady(): boolean | Promise<boolean>
  /** What mails and schedules are left to do, for whoever reads the metrics. */
  countWork?(): Promise<WorkLeft[]>
  /** Known without asking it. */
  isDatabaseAway?(): boolean
  /** The role of whoever sends a request with a session; without it all are visitors. */
  roleOf?(headers: SessionHeaders): Promise<Role | null>
  /** Renders drafts at `/preview/…`. */
  preview?: Preview
  /** Further routes: the calls. Theirs is the group `calls` unless they name another. */
  routes?(app: FastifyInstance, sendCall: SendCall): Promise<void> | void
  /** The key must itself be an address whose key it is; `null`: never kept. */
  cacheKeyOf?(url: string): string | null
  /** Above this, requests that are not served from the cache are refused; tests lower it. */
  maxEventLoopDelayMs?: number
  /** How long a render may take; tests raise it. */
  renderLimitMs?: number
  /** How long the bucket of uploaded files may be silent; tests lower it. */
  bucketPatienceMs?: number
  /** What ends the program begins it, before it closes the app. */
  draining?: Draining
  /** Tests lower them. */
  connectionLimits?: Readonly<ConnectionLimits>
  /** Vite's middleware in development. */
  beforeRouting?: BeforeRouting
  logStream?: { write(line: string): void }
}

const BODY_LIMIT_BYTES = 64 * 1024
const MAX_EVENT_LOOP_DELAY_MS = 1000
/** The delay is known once a second: one that comes alone is a stall of the machine, and visitors had better wait. */
const OVERLOAD = { lastsMs: 2000, gapMs: 5000 }
const RETRY_AFTER_SECONDS = '10'
const REFUSAL_DELAY_MS = 1000

/** The public program's HTTP side, complete but not listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, cache, draining = createDraining() } = options
  const headers = createSecurityHeaders({
    siteUrl: env.site.url,
    adminUrl: env.admin.url,
    others: mapOrigins(env.map),
    isDevelopment: env.nodeEnv === 'development',
  })
  const cacheKeyOf = options.cacheKeyOf ?? cacheKeyOfPath
  const findNotFound = createNotFound({
    cache,
    cacheKeyOf,
    render: () => options.site.notFoundResponse(),
    baseHeaders: headers.page,
  })
  let arrivals = 0
  const answering = createResponder({
    cache,
    queue: new RenderQueue({
      scale: env.rateLimitScale,
      limitMs: options.renderLimitMs ?? RENDER_LIMIT_MS * env.patienceScale,
      arrivals: () => arrivals,
    }),
    isDatabaseAway: options.isDatabaseAway,
  })
  const sendProblem = createSendProblem({
    findNotFound,
    renderErrorPage: options.renderErrorPage,
    dress: options.plainDress,
    baseHeaders: headers.page,
  })

  const app: FastifyInstance = fastify({
    logger: { level: env.logLevel, ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handle) =>
      createHttpServer(handle, { cache, draining, beforeRouting: options.beforeRouting, limits: options.connectionLimits }),
    clientErrorHandler: createClientErrorHandler(headers.page),
    trustProxy: trustProxyOf(env.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => toCallForm(toOriginForm(request.url ?? '/')),
    routerOptions: { maxParamLength: 1024 },
    frameworkErrors: (_, request, reply) => void sendProblem(request, reply, 400),
  })

  app.server.on('connection', () => arrivals++)
  const methodsOf = trackMethods(app)
  addSecurityHeaders(app, headers)
  addRequestLog(app, pathOfPage)
  addCacheLog(app, cache)
  addMetrics(app, { token: env.metricsToken, cache, ...(options.countWork && { countWork: options.countWork }) })
  const countRender = await addRateLimit(app, {
    scale: env.rateLimitScale,
    groupOf: rateGroupOf,
    refuse: (request, reply) => sendProblem(request, reply, 429),
  })
  const isOverloaded = createLasting(OVERLOAD)
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs ?? MAX_EVENT_LOOP_DELAY_MS * env.patienceScale,
    async pressureHandler(request, reply) {
      if (!isOverloaded()) return
      await sendProblem(request, reply.header('retry-after', RETRY_AFTER_SECONDS), 503)
    },
  })
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES })

  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    // Whoever hangs up in the middle of a body breaks a connection, as a database does that goes away.
    if (request.raw.destroyed && !request.raw.complete) return sendProblem(request, reply, 400)
    // Its words repeat the query, and with it what a visitor wrote.
    if (isDatabaseAway(error)) {
      request.log.warn({ route: request.routeOptions.url }, 'the database is away')
      return sendProblem(request, reply.header('retry-after', AWAY_SECONDS), 503)
    }
    const status = error.statusCode ?? 500
    // A flood that is refused at once asks again at once, and is work all the same.
    if (error instanceof TooManyWaiting) await wait(REFUSAL_DELAY_MS)
    if (error instanceof TooManyWaiting || error instanceof TooManyRequests)
      reply.header('retry-after', String(error.retryAfterSeconds))
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    return sendProblem(request, reply, status)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const allowed = methodsOf(request.url.split('?', 1)[0] ?? '')
    if (allowed.includes(request.method)) return sendProblem(request, reply, 404)
    return sendProblem(request, reply.header('allow', allowed.join(', ')), 405)
  })

  const findMoved = createOldAddresses({
    find: options.findOldAddress ?? (async () => null),
    limit: createLimiter(app, 'old-addresses', env.rateLimitScale),
  })
  app.addHook('preClose', async () => draining.begin())
  addHealth(app, async () => !draining.isUnderWay() && (await options.isReady()))
  await addMedia(app, {
    openStore: (scope) => (env.s3 ? openBucket(scope, env.s3, options.bucketPatienceMs) : openFolder(scope, env.uploadsDir)),
    downloadNameOf: options.downloadNameOf ?? (async () => null),
    findMoved,
    sendProblem,
  })
  addCspReport(app, createLimiter(app, 'reports', env.rateLimitScale))
  if (options.assetsDir !== null) await addAssets(app, options.assetsDir)
  await addRoutes(app, options, createSendCall({ answering, countRender, baseHeaders: headers.page }))
  if (options.preview) addPreviews(app, { ...options, preview: options.preview, answering, headers, sendProblem })
  addPages(app, {
    siteUrl: env.site.url,
    timeLimitMs: PAGE_LIMIT_MS * env.patienceScale,
    cache,
    answering,
    answer: options.site.answer,
    findNotFound,
    roleOf: options.roleOf ?? (async () => null),
    limitFilters: createLimiter(app, 'loop', env.rateLimitScale),
    findMoved,
    cacheKeyOf,
    headers,
    methodsOf,
    sendProblem,
  })
  return app
}

async function addRoutes(app: FastifyInstance, { routes }: AppOptions, sendCall: SendCall): Promise<void> {
  if (routes === undefined) return
  await app.register(async function calls(scope) {
    scope.addHook('onRoute', (route) => {
      route.config = { group: 'calls', ...route.config }
    })
    await routes(scope, sendCall)
  })
}

function rateGroupOf(request: FastifyRequest): RateGroup | null {
  if (request.routeOptions.url !== PAGES_ROUTE) return null
  if (isSearch(request.url)) return 'search'
  return isPersonal(request) ? 'session' : null
}
