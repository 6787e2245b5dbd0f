import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathOfFileUrl } from '../db/sqlite-path.ts'
import type { Env } from '../env.ts'

const OTHERS = 0o077
const OWNER = 0o700
const STICKY = 0o1000
const DATABASE_FILES = ['', '-wal', '-shm', '-journal', '.lock']

/**
 * For main programs, before they open anything: whatever is stored, drafts, subscribers and sessions among it, is for the
 * account alone that runs them. What they make from now on is private, and what is there already becomes so.
 */
export function keepFilesPrivate({ dataDir, uploadsDir, database }: Pick<Env, 'dataDir' | 'uploadsDir' | 'database'>): void {
  process.umask(OTHERS)
  const databases = [join(dataDir, 'lectern.db'), ...(database.kind === 'sqlite' ? [pathOfFileUrl(database.url)] : [])]
  for (const file of databases) for (const suffix of DATABASE_FILES) closeToOthers(file + suffix)
  closeToOthers(join(dataDir, 'secret'))
  for (const folder of [uploadsDir, join(dataDir, 'mail')]) closeFolder(folder)
  closeToOthers(dataDir)
}

/** What is in it first: once nobody else can enter the folder, later starts need not look through it. */
function closeFolder(folder: string): void {
  if (!isOpenToOthers(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) closeToOthers(join(entry.parentPath, entry.name))
  }
  closeToOthers(folder)
}

function closeToOthers(path: string): void {
  if (!isOpenToOthers(path)) return
  try {
    chmodSync(path, statSync(path).mode & OWNER)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    // Another program has just removed it, as SQLite does with its log.
    if (code === 'ENOENT') return
    process.emitWarning(`${path} is open to other accounts and could not be closed to them (${code}); do so by hand.`)
  }
}

/** A folder such as /tmp, where everybody may have files, is left as it is. */
function isOpenToOthers(path: string): boolean {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
  return (mode & OTHERS) !== 0 && (mode & STICKY) === 0
}
