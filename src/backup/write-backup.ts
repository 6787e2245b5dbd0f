import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Env } from '#platform/env.ts'
import { type FileStore, writeWhole } from '#platform/file-store.ts'
import { createManifest, hashing, MANIFEST, type Manifest } from './manifest.ts'
import { openPostgresSnapshot } from './postgres-snapshot.ts'
import type { Row, Snapshot } from './snapshot.ts'
import { openSqliteSnapshot } from './sqlite-snapshot.ts'

interface BackupOptions {
  database: Env['database']
  files: FileStore
  /** Where the archive is written; it appears when it is complete. */
  path: string
  version: string
  settings: Manifest['settings']
  now: Date
  /** Puts in what else the archive is to hold; a restore passes it over. */
  addMore?(add: AddEntry): Promise<void>
}

export type AddEntry = (entry: string, body: Readable) => Promise<void>

export interface BackupSummary {
  tables: number
  rows: number
  files: number
  missing: string[]
}

/** Of which rows name files that are uploaded. */
export const TABLES_WITH_FILES = new Set(['media', 'typefaces'])
const FILE_NAME_COLUMN = /^(?:filename|original_filename|sizes_\w+_filename)$/

/**
 * The whole site in one archive, made while it is in use: the rows of one moment as lines of JSON, then every file that they name.
 * It fits either database.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  const snapshot = await openSnapshot(options.database)
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const written = writeWhole(options.path, output, 0o600)
  const broken = new Promise<never>((_, reject) => zip.once('error', reject))
  try {
    // A disk that is full ends the writing, and nobody would take what is filled in any more.
    const summary = await Promise.race([fill(zip, snapshot, options), broken, neverDone(written)])
    zip.end()
    await Promise.race([written, broken])
    return summary
  } catch (error) {
    output.destroy()
    await Promise.allSettled([written])
    throw error
  } finally {
    await snapshot.close()
  }
}

/** Only its failure counts. */
async function neverDone(work: Promise<void>): Promise<never> {
  await work
  return new Promise(() => {})
}

export function openSnapshot({ kind, url }: Env['database']): Promise<Snapshot> {
  return kind === 'sqlite' ? openSqliteSnapshot(url) : openPostgresSnapshot(url)
}

async function fill(zip: ZipFile, snapshot: Snapshot, options: BackupOptions): Promise<BackupSummary> {
  const rows: Manifest['rows'] = {}
  const hashes: Manifest['hashes'] = {}
  const names = new Set<string>()

  async function* lines(table: string): AsyncIterable<string> {
    rows[table] = 0
    for await (const row of snapshot.rows(table)) {
      rows[table] += 1
      if (TABLES_WITH_FILES.has(table)) for (const name of fileNamesIn(row)) names.add(name)
      yield `${JSON.stringify(row)}\n`
    }
  }

  for (const table of snapshot.tables) {
    const entry = `database/${table}.jsonl`
    hashes[entry] = await add(zip, entry, Readable.from(lines(table)), true)
  }
  const missing: string[] = []
  for (const name of [...names].sort()) {
    const body = await options.files.read(name)
    if (body === null) missing.push(name)
    else hashes[`files/${name}`] = await add(zip, `files/${name}`, body, false)
  }
  // Read while the moment is still open; what follows may take long.
  const newestIds = await snapshot.newestIds()
  await options.addMore?.(async (entry, body) => {
    hashes[entry] = await add(zip, entry, body, true)
  })
  const manifest = createManifest({
    madeAt: options.now.toISOString(),
    version: options.version,
    database: options.database.kind,
    migrations: snapshot.migrations,
    newestIds,
    rows,
    hashes,
    missing,
    settings: options.settings,
  })
  zip.addBuffer(Buffer.from(manifest), MANIFEST)
  const sum = Object.values(rows).reduce((total, count) => total + count, 0)
  return { tables: snapshot.tables.length, rows: sum, files: names.size - missing.length, missing }
}

function fileNamesIn(row: Row): string[] {
  return Object.entries(row).flatMap(([column, value]) =>
    FILE_NAME_COLUMN.test(column) && value !== null ? [String(value)] : [],
  )
}

/** One entry after the other: the hash is known when its last byte has gone. */
function add(zip: ZipFile, entry: string, body: Readable, compress: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const hashed = hashing(resolve)
    body.once('error', reject)
    hashed.once('error', reject)
    zip.addReadStream(body.pipe(hashed), entry, { compress })
  })
}
