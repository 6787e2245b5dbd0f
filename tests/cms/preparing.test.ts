import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient } from '@libsql/client/sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts'
import { bundleWorker } from '../bundle-worker.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const program = bundleWorker(resolve(ROOT, 'src/server/prepare.ts'))
// Each start loads all of Payload, three at a time, on a machine that may have much else to do.
const STARTING_MS = 480_000

let folder: string
let postgres: PostgresServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-preparing-'))
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs `npm start`'s first step, built as it is there, and answers its log. */
async function prepare(env: Record<string, string>): Promise<{ code: number; log: string }> {
  const child = spawn(process.execPath, await program, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const [log, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code: Number(code), log }
}

describe.each(['sqlite', 'postgres'])('three programs that start at once on %s', (kind) => {
  let dataDir: string
  let url: string
  let runs: Awaited<ReturnType<typeof prepare>>[]

  beforeAll(async () => {
    dataDir = join(folder, `data-${kind}`)
    const databaseFile = join(folder, 'elsewhere', 'content.db')
    url = kind === 'postgres' ? await postgres.createDatabase() : `file:${databaseFile}`
    for (const file of ['uploads/2026/photo.jpg', 'mail/letter.eml', 'secret']) writeOpenFile(join(dataDir, file))
    if (kind === 'sqlite') writeOpenFile(databaseFile)
    const env = { LECTERN_MODE: 'production', SECRET: '0123456789'.repeat(4), DATA_DIR: dataDir, DATABASE_URL: url }
    runs = await Promise.all([prepare(env), prepare(env), prepare(env)])
  }, STARTING_MS)

  it('all find the database up to date', () => {
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
  })

  it('migrate it once', async () => {
    expect(runs.filter(({ log }) => log.includes('Migrating:'))).toHaveLength(1)
    const names = await readMigrationNames(url)
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual([...new Set(names)])
  })

  it('leave nothing that other accounts may read, whether they made it or found it', () => {
    expect(modesIn(dataDir)).toMatchObject({ '.': '700', secret: '600', uploads: '700', 'uploads/2026': '700' })
    expect(modesIn(dataDir)).toMatchObject({ 'uploads/2026/photo.jpg': '600', mail: '700', 'mail/letter.eml': '600' })
    if (kind === 'sqlite') {
      const { '.': itsFolder, ...files } = modesIn(join(folder, 'elsewhere'))
      expect(itsFolder).toBe('755')
      expect(files).toMatchObject({ 'content.db': '600', 'content.db.lock': '600' })
      expect(new Set(Object.values(files))).toEqual(new Set(['600']))
    }
  })
})

function writeOpenFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 })
  writeFileSync(file, '', { mode: 0o644 })
}

/** Of the folder itself and of everything in it, by path. */
function modesIn(top: string): Record<string, string> {
  const paths = ['.', ...readdirSync(top, { recursive: true, encoding: 'utf8' })]
  return Object.fromEntries(paths.map((path) => [path, (statSync(join(top, path)).mode & 0o777).toString(8)]))
}

async function readMigrationNames(url: string): Promise<unknown[]> {
  const question = 'select name from payload_migrations'
  if (url.startsWith('file:')) {
    const client = createClient({ url })
    const { rows } = await client.execute(question)
    client.close()
    return rows.map(({ name }) => name)
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(question)
  await client.end()
  return rows.map(({ name }) => name)
}
