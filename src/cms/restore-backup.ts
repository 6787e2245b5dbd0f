import type { Migration, Payload } from 'payload'
import { openPostgresTarget } from '#backup/postgres-target.ts'
import type { Backup } from '#backup/read-backup.ts'
import { openSqliteTarget } from '#backup/sqlite-target.ts'
import type { TargetOptions } from '#backup/target.ts'
import type { Env } from '#platform/env.ts'
import type { FileStore } from '#platform/file-store.ts'
import { rebuildIndexes } from './rebuild.ts'

interface RestoreOptions {
  payload: Payload
  /** All of this version, in their order. */
  migrations: Migration[]
  database: Env['database']
  files: FileStore
  backup: Backup
  /** What is in the database now goes. Otherwise it must be empty. */
  replaces: boolean
}

/** Puts a backup into a store of files and a database of either kind, in the tables of the version that made it, and brings them up to date. */
export async function restoreBackup({ payload, migrations, database, files, backup, replaces }: RestoreOptions): Promise<void> {
  const known = backup.manifest.migrations
  if (known > migrations.length)
    throw new Error(`A newer version (${backup.manifest.version}) made this backup: upgrade first（請先升級系統）.`)
  await payload.db.migrate({ migrations: migrations.slice(0, known) })
  const target = await openTarget(database.kind, { url: database.url, replaces })
  try {
    if (target.migrations !== known)
      throw new Error('The tables here are newer than the backup: restore it into an empty database（請還原到空的資料庫）.')
    // A file without its row is harmless; a row without its file is not.
    await backup.fillFiles(files)
    await backup.fillDatabase(target)
  } finally {
    await target.close()
  }
  await payload.db.migrate({ migrations })
  await rebuildIndexes(payload)
}

function openTarget(kind: Env['database']['kind'], options: TargetOptions) {
  return kind === 'sqlite' ? openSqliteTarget(options) : openPostgresTarget(options)
}
