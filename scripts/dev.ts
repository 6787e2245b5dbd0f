import { spawn, spawnSync } from 'node:child_process'
import { loadEnv } from '#platform/env.ts'
import { createDevVite, type DevVite } from '#server/assets/dev-vite.ts'
import { openContent } from '#server/content-source.ts'
import { installShutdown } from '#server/shutdown.ts'
import { createSiteProgram } from '#server/site-program.ts'
import type { createRouter, Router } from '#site/router.ts'

/** Both programs with hot reload: the site in this process with Vite inside, the admin with Next's own. */
Object.assign(process.env, {
  NODE_ENV: 'development',
  DISABLE_PAYLOAD_HMR: 'true',
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
})
const env = loadEnv()
const root = process.cwd()
const childEnv = { ...process.env, SECRET: env.secret, NEXT_TELEMETRY_DISABLED: '1' }

const prepared = spawnSync(process.execPath, ['-C', 'production', '--import', 'tsx', 'src/server/prepare.ts'], {
  stdio: 'inherit',
  env: { ...childEnv, NODE_ENV: 'production' },
})
if (prepared.status !== 0) process.exit(1)

const startProgram = (file: string) =>
  spawn(process.execPath, ['-C', 'development', '--import', 'tsx', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnv,
  })
const admin = startProgram('src/server/admin/main.ts')
const jobs = startProgram('src/server/jobs/main.ts')
admin.once('exit', (code) => code && console.error(`The admin ended with code ${code}.`))
jobs.once('exit', (code) => code && console.error(`The jobs ended with code ${code}.`))

let vite: DevVite | null = null
async function loadRouter(context: Parameters<typeof createRouter>[0]): Promise<Router> {
  if (vite === null) throw new Error('Vite has not started')
  const module = await vite.loadModule('/src/site/router.ts')
  return (module.createRouter as typeof createRouter)(context)
}

const { app, stop } = await createSiteProgram({
  env,
  content: await openContent(env, root),
  assets: {
    styles: (widgets) => vite?.assets.styles(widgets) ?? [],
    widgetStyles: (widgets) => vite?.assets.widgetStyles(widgets) ?? [],
    moduleUrl: (widget) => vite?.assets.moduleUrl(widget) ?? '',
    get onDemand() {
      return vite?.assets.onDemand ?? { actions: '', lightbox: '', popups: '', watch: '' }
    },
    get loader() {
      return vite?.assets.loader ?? ''
    },
    get preview() {
      return vite?.assets.preview ?? ''
    },
    get canvas() {
      return vite?.assets.canvas ?? ''
    },
  },
  assetsDir: null,
  // A page is rendered anew each time, with the modules as they are now.
  cacheKeyOf: () => null,
  routerOf: (context) => ({
    answer: async (request) => (await loadRouter(context)).answer(request),
    notFoundResponse: async () => (await loadRouter(context)).notFoundResponse(),
  }),
  beforeRouting: (request, response, next) => (vite === null ? next() : vite.middleware(request, response, next)),
})
vite = await createDevVite({ root, server: app.server })
installShutdown({
  steps: [async () => admin.kill('SIGTERM'), async () => jobs.kill('SIGTERM'), async () => vite?.close(), ...stop],
  log: app.log,
})
await app.listen({ host: env.site.host, port: env.site.port })
console.log(`\n  網站 Site    ${env.site.url}\n  後台 Admin   ${env.admin.url}/admin\n`)
