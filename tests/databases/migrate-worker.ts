import { getPayload } from 'payload'
import { allMigrations } from '#cms/all-migrations.ts'
import { createConfig } from '#cms/config.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { loadEnv } from '#platform/env.ts'

const env = loadEnv()
const config = createConfig({ env, program: 'admin', root: process.cwd() })
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate({ migrations: await allMigrations(env.database.kind) })
const sql = await sqlOf(payload)
// Whoever copies the file copies all of it.
if (sql.dialect === 'sqlite') await sql.run('pragma wal_checkpoint(truncate)')
await payload.destroy()
process.exit(0)
