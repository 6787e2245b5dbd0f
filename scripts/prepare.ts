import { mkdirSync } from 'node:fs'
import { getPayload } from 'payload'
import { createConfig } from '#content/config.ts'
import { loadEnv } from '#content/env.ts'
import { rebuildIndexes } from '#content/rebuild.ts'
import { seedDemo } from '#seed/seed.ts'

/** Brings the database up to date: migrations, the demo department in an empty demo database, indexes after a change of tokeniser. */
const env = loadEnv()
mkdirSync(env.uploadsDir, { recursive: true })
const payload = await getPayload({ config: createConfig({ env, program: 'admin', root: process.cwd() }), disableOnInit: true })
await payload.db.migrate()
if (env.mode === 'demo') {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs === 0) {
    payload.logger.info('The database is empty: seeding the demo department.')
    await seedDemo(payload)
  }
}
await rebuildIndexes(payload)
await payload.destroy()
process.exit(0)
