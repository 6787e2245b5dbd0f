import payload from 'payload'
import { createConfig } from '#cms/config.ts'
import { readEnv } from '#platform/env.ts'

/** `create-migration <sqlite|postgres> <root>`: writes a migration if the schema differs from the last one's snapshot. */
const [, , dialect, root = ''] = process.argv
process.env.PAYLOAD_MIGRATING = 'true'
const url = dialect === 'postgres' ? 'postgres://nobody@localhost/none' : 'file:none.db'
const result = readEnv({ ...process.env, DATABASE_URL: url })
if (!result.ok) throw new Error(JSON.stringify(result.problems))
const config = createConfig({ env: result.env, program: 'admin', root })
await payload.init({ config: await config, disableDBConnect: true, disableOnInit: true })
// Payload ends the process itself when nothing has changed.
process.once('exit', (code) => code === 0 && console.log('migration checked'))
await payload.db.createMigration({ payload, migrationName: 'schema', skipEmpty: true })
process.exit(0)
