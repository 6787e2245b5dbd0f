import { mkdirSync } from 'node:fs'
import { getPayload, type Payload } from 'payload'
import { adoptDatabase } from '#cms/adopt-database.ts'
import { allMigrations } from '#cms/all-migrations.ts'
import { createConfig } from '#cms/config.ts'
import { publishUnversioned } from '#cms/publish-unversioned.ts'
import { rebuildIndexes } from '#cms/rebuild.ts'
import { whileOthersWait } from '#platform/db/preparing-lock.ts'
import { keepFilesPrivate } from '#platform/env/private-files.ts'
import { loadEnv } from '#platform/env.ts'
import { seedIfEmpty } from '#seed/seed.ts'

/**
 * Brings the database up to date: migrations, the demo department in an empty demo database, indexes after a change of
 * tokeniser. Every start does so; of several at once the first does the work, and the others find it done.
 */
const env = loadEnv()
keepFilesPrivate(env)
mkdirSync(env.uploadsDir, { recursive: true })
const payload = await getPayload({ config: createConfig({ env, program: 'admin', root: process.cwd() }), disableOnInit: true })
const onWait = () => payload.logger.info('Another program is preparing the database: waiting for it.')
await whileOthersWait({ databaseUrl: env.database.url, onWait }, () => prepare(payload))
await payload.destroy()
process.exit(0)

async function prepare(payload: Payload): Promise<void> {
  await adoptDatabase(payload)
  await payload.db.migrate({ migrations: await allMigrations(env.database.kind) })
  if (env.mode === 'demo') await seedIfEmpty(payload)
  await publishUnversioned(payload)
  await rebuildIndexes(payload)
}
