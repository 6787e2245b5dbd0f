import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { FileStore } from '#platform/file-store.ts'
import { hashing, MANIFEST, type Manifest, readManifest } from './manifest.ts'
import type { Row } from './snapshot.ts'
import type { Target } from './target.ts'

const ROWS_AT_ONCE = 200

export interface Backup {
  manifest: Manifest
  /** Reads every byte; rejects where one is not as it was written. */
  check(): Promise<void>
  fillDatabase(target: Target): Promise<void>
  fillFiles(files: FileStore): Promise<void>
  close(): void
}

export async function openBackup(path: string): Promise<Backup> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  try {
    const entries = await listEntries(zip)
    const manifest = readManifest(await readText(zip, entries.get(MANIFEST)))
    const open = (name: string) => openEntry(zip, entries.get(name), name)
    return {
      manifest,
      async check() {
        for (const [name, expected] of Object.entries(manifest.hashes)) {
          let found = ''
          const keep = (sha256: string) => {
            found = sha256
          }
          await pipeline(await open(name), hashing(keep), ignoreBytes)
          if (found !== expected) throw new Error(`${name} is not what was put into the archive`)
        }
      },
      async fillDatabase(target) {
        for (const [table, expected] of Object.entries(manifest.rows)) {
          const count = await fillTable(target, table, await open(`database/${table}.jsonl`))
          if (count !== expected) throw new Error(`${table} has ${count} rows in the archive instead of ${expected}`)
        }
        await target.commit(manifest.newestIds)
      },
      async fillFiles(files) {
        const names = Object.keys(manifest.hashes).filter((name) => name.startsWith('files/'))
        for (const name of names) await files.write(name.slice('files/'.length), await open(name))
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

function openEntry(zip: ZipFile, entry: Entry | undefined, name: string): Promise<Readable> {
  if (entry === undefined) throw new Error(`${name} is missing in the archive`)
  return zip.openReadStreamPromise(entry)
}

async function readText(zip: ZipFile, entry: Entry | undefined): Promise<string> {
  const chunks = await (await openEntry(zip, entry, MANIFEST)).toArray()
  return Buffer.concat(chunks).toString('utf8')
}

async function fillTable(target: Target, table: string, lines: Readable): Promise<number> {
  let rows: Row[] = []
  let count = 0
  const insert = async () => {
    await target.insert(table, rows)
    count += rows.length
    rows = []
  }
  for await (const line of createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY })) {
    rows.push(JSON.parse(line))
    if (rows.length === ROWS_AT_ONCE) await insert()
  }
  await insert()
  return count
}

async function ignoreBytes(chunks: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of chunks);
}
