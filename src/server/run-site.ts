import path from 'node:path'
import { keepFilesPrivate } from '#platform/env/private-files.ts'
import { loadEnv } from '#platform/env.ts'
import { loadBuiltAssets } from './assets/built-assets.ts'
import { openContent } from './content-source.ts'
import { BACKLOG } from './http-server.ts'
import { installShutdown, type Shutdown } from './shutdown.ts'
import { createSiteProgram } from './site-program.ts'

/** The public program, from the folder in which it was built. `ending` is for tests, which take their time. */
export async function runSite(ending: Pick<Shutdown, 'wait' | 'deadlineMs'> = {}): Promise<void> {
  const env = loadEnv()
  keepFilesPrivate(env)
  const root = process.cwd()
  const clientDir = path.join(root, 'dist/client')
  const { app, stop, draining } = await createSiteProgram({
    env,
    content: await openContent(env, root),
    assets: loadBuiltAssets(clientDir),
    assetsDir: path.join(clientDir, 'assets'),
  })
  installShutdown({ steps: stop, log: app.log, draining, ...ending })
  await app.listen({ host: env.site.host, port: env.site.port, backlog: BACKLOG })
}
