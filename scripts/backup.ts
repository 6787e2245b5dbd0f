import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { recordCommand } from '#audit/record-command.ts'
import { keptSettings } from '#backup/kept-settings.ts'
import { writeBackup } from '#backup/write-backup.ts'
import { loadEnv } from '#platform/env.ts'
import { openFileStore } from '#platform/file-store.ts'

/** `npm run backup [-- <folder>]`: the whole site in one archive, while it is in use. Ends with 2 where files are missing in the store. */
const env = loadEnv()
const folder = resolve(process.argv[2] ?? join(env.dataDir, 'backups'))
const now = new Date()
const path = join(folder, `lectern-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

await mkdir(folder, { recursive: true, mode: 0o700 })
const files = openFileStore(env)
const summary = await writeBackup({ database: env.database, files, path, version, settings: keptSettings(process.env), now })
files.close()
await recordCommand(env.database, { kind: 'backup', subject: basename(path) })
console.log(path)
console.log(
  `${summary.rows} rows of ${summary.tables} tables and ${summary.files} files（${summary.rows} 筆資料、${summary.files} 個檔案）`,
)
for (const name of summary.missing) console.error(`missing in the store（找不到檔案）: ${name}`)
process.exit(summary.missing.length === 0 ? 0 : 2)
