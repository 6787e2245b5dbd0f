import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { s3Storage } from '@payloadcms/storage-s3'
import { buildConfig, type Config, type SanitizedConfig } from 'payload'
import { AUDIT_PATH, DEAD_LINKS_PATH, FIGURES_PATH, FIRST_DAY_PATH, HEALTH_PATH } from '#addresses/admin.ts'
import { uploadUrl } from '#addresses/files.ts'
import { SIGN_HREF } from '#addresses/icons.ts'
import { TIME_ZONE } from '#platform/clock/taipei-time.ts'
import { createDatabaseAdapter } from '#platform/db/index.ts'
import type { Env } from '#platform/env.ts'
import { EXPECTED_REFUSALS } from '#platform/log/expected-refusals.ts'
import { redaction } from '#platform/log/redact.ts'
import { WITH_TIME } from '#settings/kinds/moment.ts'
import { MAX_FILE_BYTES, MAX_FORM_BYTES, MAX_TEXT_BYTES } from './access/body-limits.ts'
import { shutDoors } from './access/shut-doors.ts'
import { announceSetupCode } from './accounts/setup-code.ts'
import { adminWords, withEditorWords } from './admin-words.ts'
import { asStored } from './as-stored.ts'
import { exportAudit } from './audit/export-audit.ts'
import { withAudit, withGlobalAudit } from './audit/with-audit.ts'
import { catalogue } from './catalogue.ts'
import { categories } from './collections/categories.ts'
import { changes } from './collections/changes.ts'
import { comments } from './collections/comments.ts'
import { formAnswers } from './collections/form-answers.ts'
import { fragments } from './collections/fragments.ts'
import { importItems } from './collections/import-items.ts'
import { importRuns } from './collections/import-runs.ts'
import { mailingLists } from './collections/mailing-lists.ts'
import { createMedia } from './collections/media.ts'
import { menus } from './collections/menus.ts'
import { newsletters } from './collections/newsletters.ts'
import { outbox } from './collections/outbox.ts'
import { pages } from './collections/pages.ts'
import { patterns } from './collections/patterns.ts'
import { popups } from './collections/popups.ts'
import { posts } from './collections/posts.ts'
import { products } from './collections/products.ts'
import { redirects } from './collections/redirects.ts'
import { reviewRequests } from './collections/review-requests.ts'
import { withSaidFaults } from './collections/said-faults.ts'
import { subscriberTokens } from './collections/subscriber-tokens.ts'
import { subscribers } from './collections/subscribers.ts'
import { suppressedAddresses } from './collections/suppressed-addresses.ts'
import { createTables } from './collections/tables.ts'
import { tags } from './collections/tags.ts'
import { createTypefaces } from './collections/typefaces.ts'
import { createUsers } from './collections/users.ts'
import { lookForDeadLinks } from './dead-links/ask-for-look.ts'
import { recentEndpoint } from './desk/find-work.ts'
import { publicPageEndpoint } from './desk/public-page.ts'
import { searchEndpoint } from './desk/search-everything.ts'
import { textEditor } from './editor.ts'
import { withSingleLines } from './fields/single-line.ts'
import { firstDayEndpoints } from './first-day/endpoints.ts'
import { accountRules } from './globals/account-rules.ts'
import { site } from './globals/site.ts'
import { checkHealthNow } from './health/ask-for-check.ts'
import { withGlobalHistory, withHistory } from './history/with-history.ts'
import { mailAfterCommit } from './mail-after-commit.ts'
import { sharpKeepingColours } from './media/sharp-keeping-colours.ts'
import { LARGEST_UPLOAD_MB } from './media/upload-kinds.ts'
import { withoutObjectKeys } from './media/without-object-keys.ts'
import { reviewEndpoints } from './review/endpoints.ts'
import { withReview } from './review/with-review.ts'
import { silentMail } from './silent-mail.ts'

const ADMIN_NAME = '系所網站後台'
const SCHEDULE_CRON = '*/5 * * * * *'
/** How far relations are filled in. Menus lead to pages, pages to everything; a level more is a hundred times the work. */
const MAX_DEPTH = 2

export interface ConfigOptions {
  env: Env
  /** The admin has the panel, `jobs` does what is due without anybody asking; the site only reads. */
  program: 'admin' | 'site' | 'jobs'
  /** The repository's root; where generated files are compared, a folder that is laid out as it is. */
  root: string
}

export interface GeneratedPaths {
  types: string
  importMap: string
  /** Holds a folder per database. */
  migrations: string
}

export function generatedPaths(root: string): GeneratedPaths {
  return {
    types: path.join(root, 'src/platform/payload-types.ts'),
    importMap: path.join(root, 'admin/app/(payload)/admin/importMap.js'),
    migrations: path.join(root, 'src/cms/migrations'),
  }
}

export async function createConfig({ env, program, root }: ConfigOptions): Promise<SanitizedConfig> {
  const files = generatedPaths(root)
  const adminRoot = path.join(root, 'admin')
  const admin: Config['admin'] =
    program === 'site'
      ? { disable: true, user: 'users' }
      : {
          user: 'users',
          dateFormat: WITH_TIME.displayFormat,
          timezones: { defaultTimezone: TIME_ZONE, supportedTimezones: [{ label: '臺北', value: TIME_ZONE }] },
          theme: 'light',
          avatar: 'default',
          meta: {
            title: '後台',
            titleSuffix: '｜講台',
            description: ADMIN_NAME,
            openGraph: { siteName: ADMIN_NAME, description: ADMIN_NAME },
            // In a row of tabs one looks for the sign of the department.
            icons: [{ rel: 'icon', type: 'image/png', url: env.site.url + SIGN_HREF }],
            robots: 'noindex, nofollow',
            defaultOGImageType: 'off',
          },
          importMap: { baseDir: adminRoot, importMapFile: files.importMap },
          components: {
            actions: ['/desk/search-button#SearchButton'],
            providers: ['/desk/mended-markup#MendedMarkup', '/desk/keep-session#KeepSession', '/desk/side-menu#SideMenu'],
            views: {
              login: { Component: '/sign-in/sign-in-view#SignInView', path: '/login' },
              dashboard: { Component: '/components/start-page#StartPage' },
              firstDay: { Component: '/first-day/first-day-view#FirstDayView', path: FIRST_DAY_PATH },
              figures: { Component: '/figures/figures-view#FiguresView', path: FIGURES_PATH },
              audit: { Component: '/audit/audit-view#AuditView', path: AUDIT_PATH },
              health: { Component: '/health/health-view#HealthView', path: HEALTH_PATH },
              deadLinks: { Component: '/dead-links/dead-links-view#DeadLinksView', path: DEAD_LINKS_PATH },
            },
            graphics: { Logo: '/components/logo#Logo', Icon: '/components/logo#Icon' },
          },
        }
  const collections = [
    posts,
    pages,
    fragments,
    patterns,
    popups,
    products,
    createMedia(env),
    createTypefaces(env),
    createTables(program === 'site' ? 'site' : 'admin'),
    categories,
    tags,
    menus,
    formAnswers,
    newsletters,
    subscribers,
    mailingLists,
    outbox,
    suppressedAddresses,
    subscriberTokens,
    redirects,
    createUsers(env),
    changes,
    importItems,
    importRuns,
    reviewRequests,
    comments,
  ].map((collection) => withAudit(withReview(withHistory(withSaidFaults(withSingleLines(collection))))))
  const globals = [site, accountRules].map((global) => withGlobalAudit(withGlobalHistory(withSingleLines(global))))
  const config = await buildConfig({
    admin,
    blocks: program === 'site' ? [] : catalogue.blocks,
    collections: program === 'site' ? collections.map(asStored) : collections,
    globals: program === 'site' ? globals.map(asStored) : globals,
    endpoints:
      program === 'admin'
        ? [
            { path: '/desk/search', method: 'get', handler: searchEndpoint },
            { path: '/desk/recent', method: 'get', handler: recentEndpoint },
            { path: `${AUDIT_PATH}/export`, method: 'get', handler: exportAudit },
            { path: `${HEALTH_PATH}/check`, method: 'post', handler: checkHealthNow },
            { path: `${DEAD_LINKS_PATH}/check`, method: 'post', handler: lookForDeadLinks },
            { path: '/desk/public-page', method: 'get', handler: publicPageEndpoint },
            ...firstDayEndpoints({ env, root }),
            ...reviewEndpoints,
          ]
        : [],
    custom: {
      program,
      siteUrl: env.site.url,
      tableHosts: env.tableHosts,
      sendsMail: Boolean(env.mail.url),
      auditDays: env.auditDays,
    },
    db: createDatabaseAdapter(env.database.url, files.migrations),
    editor: textEditor,
    email: env.mail.url
      ? mailAfterCommit(
          nodemailerAdapter({ transportOptions: env.mail.url, defaultFromAddress: env.mail.from, defaultFromName: '講台' }),
        )
      : silentMail,
    graphQL: { disable: true },
    maxDepth: MAX_DEPTH,
    ...(program === 'admin' ? { onInit: announceSetupCode } : {}),
    i18n: { supportedLanguages: { 'zh-TW': adminWords }, fallbackLanguage: 'zh-TW' },
    jobs: {
      access: { run: nobodyRuns, queue: nobodyRuns, cancel: nobodyRuns },
      deleteJobOnComplete: true,
      ...(program === 'jobs' ? { autoRun: [{ cron: SCHEDULE_CRON, limit: 50, queue: 'default' }] } : {}),
    },
    logger: { options: { level: env.logLevel, ...redaction } },
    loggingLevels: EXPECTED_REFUSALS,
    plugins: env.s3
      ? [
          s3Storage({
            collections: {
              media: {
                disablePayloadAccessControl: true,
                generateFileURL: ({ filename }) => new URL(uploadUrl(filename), env.site.url).href,
              },
              // Nobody fetches these but the site itself.
              typefaces: true,
            },
            bucket: env.s3.bucket,
            config: {
              region: env.s3.region,
              ...(env.s3.endpoint ? { endpoint: env.s3.endpoint } : {}),
              forcePathStyle: env.s3.forcePathStyle,
              credentials: { accessKeyId: env.s3.accessKeyId, secretAccessKey: env.s3.secretAccessKey },
            },
          }),
          withoutObjectKeys,
        ]
      : [],
    secret: env.secret,
    serverURL: env.admin.url,
    csrf: [env.admin.url],
    sharp: sharpKeepingColours,
    telemetry: false,
    typescript: { autoGenerate: false, outputFile: files.types },
    upload: {
      limits: { fileSize: MAX_FILE_BYTES, fieldSize: MAX_TEXT_BYTES },
      requestSizeLimit: MAX_FORM_BYTES,
      abortOnLimit: true,
      responseOnLimit: `檔案太大：最大 ${LARGEST_UPLOAD_MB} MB。`,
    },
  })
  return program === 'admin' ? shutDoors(withEditorWords(config)) : config
}

const nobodyRuns = () => false
