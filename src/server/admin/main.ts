import { createServer } from 'node:http'
import next from 'next'
import { TIME_ZONE } from '#platform/clock/taipei-time.ts'
import { keepFilesPrivate } from '#platform/env/private-files.ts'
import { loadEnv } from '#platform/env.ts'
import { createDraining } from '../draining.ts'
import { installShutdown } from '../shutdown.ts'
import { createAdminApp } from './admin-app.ts'
import { readOwnActions } from './own-actions.ts'
import { redirectConsole } from './redirect-console.ts'
import { untilAnswered } from './until-answered.ts'

/** The admin: Next and Payload behind our own server. Runs from the repository's root, after `npm run build`. */
// What the admin writes on the server, such as the dates of versions, is read on Taipei's clock wherever the machine stands.
process.env.TZ = TIME_ZONE
const env = loadEnv()
keepFilesPrivate(env)
const { host, port } = env.admin
const isDevelopment = env.nodeEnv === 'development'
// Next would take requests to upgrade a connection from the server that it is first asked through, past all that stands before it.
// In development that is how pages hear of changes, and there is no list of server functions before they are called.
const httpServer = isDevelopment ? undefined : createServer()
const nextApp = next({ dev: isDevelopment, dir: 'admin', hostname: host, port, quiet: true, ...(httpServer && { httpServer }) })
await nextApp.prepare()

let isAwake = false
const handle = nextApp.getRequestHandler()
const draining = createDraining()
const app = await createAdminApp({
  env,
  handle: (request, response) => handle(request, response),
  draining,
  isReady: () => isAwake,
  ...(!isDevelopment && { ownActions: readOwnActions('admin') }),
})
redirectConsole(app.log)
installShutdown({ steps: [() => app.close(), () => nextApp.close()], draining, log: app.log })
await app.listen({ host, port })
// The first page wakes Payload, which takes seconds: nobody should have to wait for that.
await untilAnswered(new URL('/admin/login', `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`))
isAwake = true
