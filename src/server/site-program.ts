import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { roleOfSession, type SessionHeaders } from '#cms/access/session-role.ts'
import { createFormDesk } from '#forms/form-desk.ts'
import type { MailLog } from '#newsletter/mail/mailer.ts'
import { createNewsletter } from '#newsletter/newsletter.ts'
import { deriveKey, type Env } from '#platform/env.ts'
import { openFileStore } from '#platform/file-store.ts'
import { search } from '#published/search/query.ts'
import type { CacheTag } from '#published/types.ts'
import { createOrderDesk } from '#shop/orders/order-desk.ts'
import { checkNonce } from '#site/calls/nonce.ts'
import { createPreview } from '#site/pages/preview/controller.ts'
import type { SiteAssets, SiteContext } from '#site/response.ts'
import { createRouter, knownSite, type Router, renderErrorPage } from '#site/router.ts'
import { type AppOptions, createApp } from './app.ts'
import { PageCache } from './cache/page-cache.ts'
import { addCalls } from './call-routes/calls.ts'
import { addCartPages } from './call-routes/cart-pages.ts'
import { addFormPage } from './call-routes/form-page.ts'
import { addNewsletterCall } from './call-routes/newsletter-call.ts'
import { addNewsletterPages } from './call-routes/newsletter-pages.ts'
import { trackOwnRoutes } from './call-routes/own-routes.ts'
import { addWidgetAreaCall } from './call-routes/widget-area.ts'
import { addWordPressCalls } from './call-routes/wordpress-calls.ts'
import { startChangeTail } from './change-tail.ts'
import type { ContentSource } from './content-source.ts'
import { createDraining, type Draining } from './draining.ts'
import { createFirstVisits } from './first-visits.ts'
import { addHeadingFonts } from './fonts/add-heading-fonts.ts'
import { createFontCutter } from './fonts/cut-font.ts'
import { createFontFiles } from './fonts/font-files.ts'
import { fontKeyOf } from './fonts/font-key.ts'
import { createHeadingFace } from './fonts/heading-face.ts'
import { createOwnTypefaces } from './fonts/own-typefaces.ts'
import { createSubsetter } from './fonts/subset-in-worker.ts'
import { HEADING_TYPEFACE, openTypeface } from './fonts/typeface.ts'
import { addIcons } from './icons/add-icons.ts'
import { openMadeFiles } from './made-files.ts'
import { countWork } from './metrics/count-work.ts'
import { createLimiter } from './middleware/rate-limit/rate-limit.ts'
import { openMirror } from './mirror/open-mirror.ts'
import { newestHrefs } from './newest-hrefs.ts'
import { dressOf } from './plain-page.ts'
import { addShareImages } from './share-images/add-share-images.ts'
import { addViewCounter } from './view-counter/add-view-counter.ts'

export interface SiteProgram {
  app: FastifyInstance
  cache: PageCache
  draining: Draining
  /** In the order in which they end. */
  stop: (() => Promise<unknown>)[]
}

interface SiteProgramOptions
  extends Pick<AppOptions, 'beforeRouting' | 'assetsDir' | 'cacheKeyOf' | 'logStream' | 'maxEventLoopDelayMs'> {
  env: Env
  content: ContentSource
  assets: SiteAssets
  /** The router, made anew for each request in development. */
  routerOf?: (context: SiteContext) => Router
}

/** The whole public program, assembled but not listening. */
export async function createSiteProgram(options: SiteProgramOptions): Promise<SiteProgram> {
  const { env, content, assets } = options
  const { readers, sql } = content
  const cache = new PageCache({
    maxBytes: env.cacheMaxBytes,
    servesExpired: () => tail.isDatabaseAway(),
    onKeep: (key, answer) => mirror?.keep(key, answer),
  })
  const draining = createDraining()
  const fontKey = fontKeyOf(deriveKey(env.secret, 'fonts'))
  const files = openFileStore(env)
  const typefaces = createOwnTypefaces({
    files,
    folder: env.s3 === null ? env.uploadsDir : null,
    copies: join(env.dataDir, 'typefaces'),
    log: { warn: (detail, message) => app.log.warn(detail, message) },
  })
  const context: SiteContext = {
    origin: env.site.url,
    adminOrigin: env.admin.url,
    createReader: () => readers.create(),
    search: (query, page) => search(sql, query, page),
    assets,
    openFace: async ({ typeface }) => void (typeface !== null && (await typefaces.open(typeface))),
    dressPage: createHeadingFace(openTypeface(HEADING_TYPEFACE), fontKey, typefaces.opened),
    securityContact: env.securityContact,
    nonceKey: deriveKey(env.secret, 'nonce'),
    now: () => new Date(),
    isGalleryOpen: env.isGalleryOpen,
    mapServices: env.map,
    reportFailure: ({ error, ...where }) => app.log.error({ err: error, ...where }, 'a widget could not be rendered'),
  }
  const preview = createPreview({ context, payload: content.payload, readers, adminOrigin: env.admin.url })
  const log: MailLog = {
    info: (detail, message) => app.log.info(detail, message),
    warn: (detail, message) => app.log.warn(detail, message),
    error: (detail, message) => app.log.error(detail, message),
  }
  const newsletter = createNewsletter({ payload: content.payload, env, log })
  const formDesk = createFormDesk({ payload: content.payload, onJob: () => newsletter.sender.nudge() })
  const orderDesk = createOrderDesk({ env, log })
  const roleOf = (headers: SessionHeaders) => roleOfSession(content.payload, headers)
  const router = (options.routerOf ?? createRouter)(context)
  const app = await createApp({
    env,
    cache,
    site: router,
    renderErrorPage: async () => renderErrorPage(context),
    downloadNameOf: (stored) => readers.create().findDownloadName(stored),
    findOldAddress: (url) => readers.create().findOldAddress(url),
    assetsDir: options.assetsDir,
    plainDress: () => dressOf(knownSite(context), assets.styles([])),
    isReady: async () => tail.isHealthy() && (await content.ping()),
    countWork: () => countWork(sql),
    isDatabaseAway: () => tail.isDatabaseAway(),
    roleOf,
    preview,
    routes(scope, sendCall) {
      const ownRoutes = trackOwnRoutes(scope)
      addCalls(scope, { context, sendCall, roleOf })
      addWidgetAreaCall(scope, { context, sendCall, isGoodNonce: (nonce) => checkNonce(context, nonce) })
      addWordPressCalls(scope, { context, readers, sendCall, ownRoutes })
      addNewsletterCall(scope, { newsletter, siteUrl: env.site.url, sendCall })
      addNewsletterPages(scope, { newsletter, context, sendCall })
      addCartPages(scope, { context, sendCall, orderDesk })
      addFormPage(scope, { context, sendCall, desk: formDesk })
    },
    draining,
    beforeRouting: options.beforeRouting,
    ...(options.cacheKeyOf && { cacheKeyOf: options.cacheKeyOf }),
    logStream: options.logStream,
    maxEventLoopDelayMs: options.maxEventLoopDelayMs,
  })
  const subsetter = createSubsetter(HEADING_TYPEFACE)
  addHeadingFonts(app, {
    fonts: createFontFiles({
      cut: createFontCutter(subsetter, typefaces),
      folder: openMadeFiles(join(env.dataDir, 'fonts'), 'woff2'),
      log: app.log,
    }),
    key: fontKey,
  })
  const mirror = openMirror(env, app.log, () => knownSite(context))
  addShareImages(app, {
    createReader: () => readers.create(),
    folder: openMadeFiles(join(env.dataDir, 'share-images'), 'png'),
    typefaces,
    log: app.log,
  })
  const views = addViewCounter(app, {
    siteUrl: env.site.url,
    cache,
    sql,
    limit: createLimiter(app, 'views', env.rateLimitScale),
  })
  addIcons(app, { createReader: () => readers.create(), log: app.log })
  const firstVisits = createFirstVisits({
    findHrefs: (kind, ids) => readers.create().findHrefs(kind, ids),
    newestHrefs: (of, limit) => newestHrefs(readers.create(), of, limit),
    async visit(href) {
      const { statusCode, body } = await app.inject(href)
      if (statusCode >= 500) throw new Error(`${href} is answered with ${statusCode}`)
      return body
    },
    log: app.log,
  })
  app.addHook('onListen', async () => newsletter.sender.start())
  const tail = startChangeTail({
    readSince: content.readChangesSince,
    newestId: content.newestChangeId,
    onTags(tags) {
      // Memory first: a page that is rendered again right away must not be made from what was remembered.
      readers.drop(tags as CacheTag[])
      cache.drop(tags)
      mirror?.drop(tags)
      firstVisits.plan(tags)
    },
    onGap() {
      readers.clear()
      cache.dropAll()
      mirror?.clear()
    },
    log: app.log,
  })
  return {
    app,
    cache,
    draining,
    stop: [
      () => views.stop(),
      () => app.close(),
      () => newsletter.sender.stop(),
      () => tail.stop(),
      () => firstVisits.stop(),
      async () => mirror?.stop(),
      () => subsetter.stop(),
      () => typefaces.stop(),
      async () => files.close(),
      () => content.close(),
    ],
  }
}
