import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBackup } from '#backup/read-backup.ts'
import type { Row } from '#backup/snapshot.ts'
import { openSnapshot, writeBackup } from '#backup/write-backup.ts'
import { allMigrations } from '#cms/all-migrations.ts'
import { restoreBackup } from '#cms/restore-backup.ts'
import { openFileStore } from '#platform/file-store.ts'
import { isRecord } from '#platform/is-record.ts'
import { demoData } from '../../scripts/demo-data.ts'
import { type Content, type DatabaseKind, OPEN_LIMIT_MS, openContent } from '../cms/open-content.ts'
import { isWhole } from '../whole.ts'
import { siteAsRead } from './site-as-read.ts'

const ROOT = resolve(import.meta.dirname, '../..')
// A command loads all of Payload, on a machine that may have much else to do.
const COMMANDS_MS = 480_000
// In the whole run, all pages and files are asked for three times.
const MOVE_MS = (isWhole ? 3 : 1) * OPEN_LIMIT_MS
// What is signed stays the same where the secret does; it is in no backup.
const SETTINGS = { SECRET: 'the same before and after the move, and long enough' }

let folder: string
let demo: Content
let archives = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'))
  demo = await openContent('sqlite', SETTINGS, { data: await demoData() })
  await cutPicture(demo)
}, COMMANDS_MS)

afterAll(async () => {
  await demo?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** So that there is an original which only staff see. */
async function cutPicture({ payload }: Content): Promise<void> {
  const where = { mimeType: { equals: 'image/png' } }
  const { docs } = await payload.find({ collection: 'media', where, limit: 1, overrideAccess: true })
  const query = { uploadEdits: { crop: { x: 10, y: 10 }, widthInPixels: 20, heightInPixels: 20 } }
  await payload.update({ collection: 'media', id: docs[0]?.id ?? 0, data: {}, overrideAccess: true, req: { query } })
}

function backUp({ env }: Content, path = join(folder, `${++archives}.zip`)) {
  const options = { database: env.database, files: openFileStore(env), version: '1.2.3', settings: {}, now: new Date() }
  return writeBackup({ ...options, path }).then((summary) => ({ ...summary, path }))
}

async function restore(path: string, { env, payload }: Content, replaces = false): Promise<void> {
  const backup = await openBackup(path)
  try {
    await backup.check()
    const migrations = await allMigrations(env.database.kind)
    await restoreBackup({ payload, migrations, database: env.database, files: openFileStore(env), backup, replaces })
  } finally {
    backup.close()
  }
}

async function toArray<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

/** Everything that a backup keeps, in an order of its own. */
async function contentOf({ env }: Content) {
  const snapshot = await openSnapshot(env.database)
  const tables: Record<string, Row[]> = {}
  for (const table of snapshot.tables) tables[table] = (await toArray(snapshot.rows(table))).map(comparable).sort(byText)
  const newestIds = await snapshot.newestIds()
  await snapshot.close()
  const files = filesIn(env.uploadsDir).map((name) => [name, readFileSync(join(env.uploadsDir, name)).toString('base64')])
  return { tables, newestIds, files }
}

async function expectSame(content: Content, expected: Awaited<ReturnType<typeof contentOf>>): Promise<void> {
  const found = await contentOf(content)
  expect(found.newestIds).toEqual(expected.newestIds)
  // A table or a file at a time: what differs is said in a few lines.
  expect(Object.keys(found.tables)).toEqual(Object.keys(expected.tables))
  for (const [table, rows] of Object.entries(expected.tables)) expect(found.tables[table], table).toEqual(rows)
  expect(found.files.map(([name]) => name)).toEqual(expected.files.map(([name]) => name))
  for (const [index, [name, bytes]] of expected.files.entries()) expect(found.files[index]?.[1] === bytes, name).toBe(true)
}

/** Whoever reads the site can't tell that it was moved. */
async function expectSameSite(content: Content, expected: Awaited<ReturnType<typeof siteAsRead>>): Promise<void> {
  const found = await siteAsRead(content)
  expect([...found.keys()]).toEqual([...expected.keys()])
  for (const [address, said] of expected) expect(found.get(address), address).toBe(said)
}

function filesIn(dir: string): string[] {
  if (!existsSync(dir)) return []
  const entries = readdirSync(dir, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort()
}

/** PostgreSQL keeps the keys of JSON in an order of its own. */
function comparable(row: Row): Row {
  const sorted = Object.entries(row).sort()
  return Object.fromEntries(sorted.map(([column, value]) => [column, typeof value === 'string' ? sortKeys(value) : value]))
}

function sortKeys(text: string): string {
  if (!/^[[{"]/.test(text)) return text
  try {
    return JSON.stringify(
      JSON.parse(text, (_, value) => (isRecord(value) ? Object.fromEntries(Object.entries(value).sort()) : value)),
    )
  } catch {
    return text
  }
}

function byText(a: Row, b: Row): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}

async function withContent(kind: DatabaseKind, work: (content: Content) => Promise<void>): Promise<void> {
  const content = await openContent(kind, SETTINGS)
  try {
    await work(content)
  } finally {
    await content.close()
  }
}

describe('a backup', { timeout: OPEN_LIMIT_MS }, () => {
  it('moves the whole site to the other database and back, and loses nothing', { timeout: MOVE_MS }, async () => {
    const before = await contentOf(demo)
    expect(Object.keys(before.tables)).toEqual(
      expect.arrayContaining(['pages', 'posts', '_posts_v', 'media', 'users', 'subscribers', 'outbox', 'site']),
    )
    const read = await siteAsRead(demo)
    expect([...read].filter(([address]) => address.startsWith('search ')).join()).toContain('<article class="result">')
    const first = await backUp(demo)
    expect(first).toMatchObject({ files: before.files.length, missing: [] })
    expect(before.files.filter(([name]) => name?.startsWith('original-'))).toHaveLength(1)
    expect(statSync(first.path).mode & 0o777).toBe(0o600)
    await withContent('postgres', async (onPostgres) => {
      await restore(first.path, onPostgres)
      await expectSame(onPostgres, before)
      await expectSameSite(onPostgres, read)
      const second = await backUp(onPostgres)
      await withContent('sqlite', async (back) => {
        await restore(second.path, back)
        await expectSame(back, before)
        await expectSameSite(back, read)
      })
    })
  })

  it('goes into an empty database only, unless it is told to replace what is there', async () => {
    const { path } = await backUp(demo)
    await withContent('sqlite', async (other) => {
      await other.payload.create({ collection: 'tags', data: { name: '原有', slug: 'before' }, overrideAccess: true })
      const before = await contentOf(other)
      await expect(restore(path, other)).rejects.toThrow('資料庫不是空的')
      await expectSame(other, before)
      await restore(path, other, true)
      await expectSame(other, await contentOf(demo))
    })
  })

  it.each(['sqlite', 'postgres'] as const)(
    'holds what was there at one moment on %s, though others go on writing',
    async (kind) => {
      await withContent(kind, async (content) => {
        const addTag = (slug: string) =>
          content.payload.create({ collection: 'tags', data: { name: slug, slug }, overrideAccess: true })
        await addTag('before')
        const snapshot = await openSnapshot(content.env.database)
        await addTag('meanwhile')
        expect((await toArray(snapshot.rows('tags'))).map(({ slug }) => slug)).toEqual(['before'])
        await snapshot.close()
      })
    },
  )

  it('names files that documents have and the store has lost', async () => {
    const lost = join(demo.env.uploadsDir, filesIn(demo.env.uploadsDir)[0] ?? '')
    const bytes = readFileSync(lost)
    rmSync(lost)
    const { missing } = await backUp(demo)
    writeFileSync(lost, bytes)
    expect(missing.map((name) => join(demo.env.uploadsDir, name))).toEqual([lost])
  })

  it('that cannot be written leaves nothing half done', async () => {
    const nowhere = join(folder, 'no-such-folder', 'backup.zip')
    await expect(backUp(demo, nowhere)).rejects.toThrow('ENOENT')
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })

  it('that was damaged or cut is refused', async () => {
    const { path } = await backUp(demo)
    const bytes = readFileSync(path)
    const damaged = join(folder, 'damaged.zip')
    for (const at of [0.05, 0.5, 0.9]) {
      const copy = Buffer.from(bytes)
      const place = Math.floor(copy.length * at)
      // More than lies between the contents of two files, where a byte may mean nothing.
      for (const index of copy.subarray(place, place + 200).keys())
        copy.writeUInt8(copy.readUInt8(place + index) ^ 0xff, place + index)
      writeFileSync(damaged, copy)
      await expect(restore(damaged, demo, true)).rejects.toThrow()
    }
    writeFileSync(damaged, bytes.subarray(0, bytes.length / 2))
    await expect(restore(damaged, demo, true)).rejects.toThrow()
  })
})

describe('an operator', { timeout: COMMANDS_MS }, () => {
  async function npmRun(script: string, env: Record<string, string>, ...args: string[]) {
    const command = ['-C', 'production', '--import', 'tsx', `scripts/${script}.ts`, ...args]
    const variables: NodeJS.ProcessEnv = { ...process.env, LOG_LEVEL: 'warn', ...env }
    return promisify(execFile)(process.execPath, command, { cwd: ROOT, env: variables }).then(
      ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
      (error) => ({ code: Number(error.code), text: String(error.stdout) + String(error.stderr) }),
    )
  }

  it('backs up, checks and restores with one command each', async () => {
    const original = join(folder, 'original')
    cpSync(await demoData(), original, { recursive: true })
    const made = await npmRun('backup', { DATA_DIR: original })
    const [archive = ''] = made.text.split('\n')
    expect(made).toMatchObject({ code: 0, text: expect.stringMatching(/\d+ 筆資料、\d+ 個檔案/) })
    expect(archive.startsWith(join(original, 'backups'))).toBe(true)
    const copy = join(folder, 'copy')
    expect(await npmRun('restore', { DATA_DIR: copy }, archive, '--check')).toMatchObject({ code: 0 })
    expect(existsSync(copy)).toBe(false)
    expect(await npmRun('restore', { DATA_DIR: copy }, archive)).toMatchObject({ code: 0 })
    const again = await npmRun('restore', { DATA_DIR: copy }, archive)
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('資料庫不是空的') })
    expect(again.text).not.toContain('    at ')
  })

  it('asks the doctor, who names what is wrong and what to do', async () => {
    const { code, text } = await npmRun('doctor', { DATA_DIR: join(folder, 'nobody'), SMTP_URL: 'smtp://127.0.0.1:1' })
    expect(code).toBe(1)
    expect(text).toContain('✗ 資料庫')
    expect(text).toContain('✗ 寄信')
    expect(text.match(/→ /g)?.length).toBeGreaterThan(3)
    expect(existsSync(join(folder, 'nobody', 'lectern.db'))).toBe(false)
  })
})
