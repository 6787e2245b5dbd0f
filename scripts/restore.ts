import { mkdirSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { recordCommand } from '#audit/record-command.ts'
import { openBackup } from '#backup/read-backup.ts'
import { allMigrations } from '#cms/all-migrations.ts'
import { createConfig } from '#cms/config.ts'
import { restoreBackup } from '#cms/restore-backup.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import { whileOthersWait } from '#platform/db/preparing-lock.ts'
import { keepFilesPrivate } from '#platform/env/private-files.ts'
import { loadEnv } from '#platform/env.ts'
import { openFileStore } from '#platform/file-store.ts'

/**
 * `npm run restore -- <archive> [--check] [--replace]`: puts a backup into the database and the store of files that the environment
 * names, with the programs stopped. `--check` only reads the archive; `--replace` lets what is there go.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, replace: { type: 'boolean' } },
})
// As the programs run; Payload looks into its packages otherwise.
Object.assign(process.env, { NODE_ENV: 'production' })

try {
  await restore(positionals[0], { isCheck: values.check === true, replaces: values.replace === true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
process.exit(0)

async function restore(path: string | undefined, { isCheck, replaces }: { isCheck: boolean; replaces: boolean }): Promise<void> {
  if (path === undefined) throw new Error('Which archive? npm run restore -- <archive.zip> [--check] [--replace]（請指定備份檔）')
  const backup = await openBackup(path)
  await backup.check()
  const { madeAt, version, rows } = backup.manifest
  const sum = Object.values(rows).reduce((total, count) => total + count, 0)
  console.log(`Whole（備份檔完整）: ${sum} rows, made at ${madeAt} by version ${version}`)
  if (isCheck) return

  const env = loadEnv()
  keepFilesPrivate(env)
  mkdirSync(env.uploadsDir, { recursive: true })
  const payload = await getPayload({ config: createConfig({ env, program: 'admin', root: process.cwd() }), disableOnInit: true })
  const onWait = () => console.log('Another program is preparing the database: waiting for it.')
  const { database } = env
  const migrations = await allMigrations(database.kind)
  await whileOthersWait({ databaseUrl: database.url, onWait }, () =>
    restoreBackup({ payload, migrations, database, files: openFileStore(env), backup, replaces }),
  )
  await recordCommand(database, { kind: 'restore-backup', subject: `${basename(path)}（${writeMoment(madeAt)} 的備份）` })
  console.log('Restored（還原完成）.')
}
