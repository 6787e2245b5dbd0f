import { getPayload } from 'payload'
import { createConfig, generatedPaths } from '#cms/config.ts'
import { watchLinks } from '#cms/dead-links/watch-links.ts'
import { watchHealth } from '#cms/health/watch-health.ts'
import { keepHouseDaily } from '#cms/housekeeping.ts'
import { completeMediaOnce } from '#cms/media/complete-media.ts'
import { recoverReplacedFiles } from '#cms/media/replaced-files.ts'
import { siteAt } from '#dead-links/ask-site.ts'
import { findDeadLinks } from '#dead-links/find-dead-links.ts'
import { lookAtEverything } from '#health/look-at-everything.ts'
import { tidyNewsletterDaily } from '#newsletter/housekeeping.ts'
import { createNewsletter } from '#newsletter/newsletter.ts'
import { keepFilesPrivate } from '#platform/env/private-files.ts'
import { loadEnv } from '#platform/env.ts'
import { openFileStore } from '#platform/file-store.ts'
import { installShutdown } from '../shutdown.ts'

/**
 * Scheduled publishing, mails and the daily housekeeping, in a process of their own: nothing that somebody does in the admin
 * makes them wait. Several may run at once; a job is done by one of them.
 */
const env = loadEnv()
keepFilesPrivate(env)
const payload = await getPayload({ config: createConfig({ env, program: 'jobs', root: process.cwd() }), cron: true })
const { logger: log } = payload
const { sender } = createNewsletter({ payload, env, log })
installShutdown({
  steps: [() => sender.stop(), () => payload.destroy()],
  log: { info: (message) => log.info(message), error: (detail, message) => log.error(detail, message) },
})
keepHouseDaily(payload)
if (env.s3 === null) recoverReplacedFiles(payload, env.uploadsDir)
completeMediaOnce(payload, openFileStore(env))
tidyNewsletterDaily(payload)
watchHealth(payload, () => lookAtEverything(env, generatedPaths(process.cwd()).migrations))
watchLinks(payload, () => findDeadLinks({ origin: env.site.url, ask: siteAt(env.site.url) }))
sender.start()
