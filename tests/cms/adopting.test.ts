import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adoptDatabase } from '#cms/adopt-database.ts'
import { allMigrations } from '#cms/all-migrations.ts'
import { createConfig } from '#cms/config.ts'
import { publishUnversioned } from '#cms/publish-unversioned.ts'
import { rebuildIndexes } from '#cms/rebuild.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { describeProblems, readEnv } from '#platform/env.ts'
import { createReaders } from '#published/create-reader.ts'
import { type PostgresServer, psql, startPostgres } from '../../scripts/postgres.ts'
import { DATABASES, type DatabaseKind, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'

const ROOT = join(import.meta.dirname, '../..')
const FIXTURES = join(ROOT, 'tests/fixtures/databases')

/** As the program before the first release left them: users, a post with a draft, a page, a picture, a menu, a subscriber. */
function fixture(name: string): Buffer {
  return gunzipSync(readFileSync(join(FIXTURES, `before-0.2.${name}.gz`)))
}

describe.each(DATABASES)('a %s database from before the first release', PATIENTLY, (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-adopting-'))
  let server: PostgresServer | null = null
  let payload: Payload

  beforeAll(async () => {
    server = kind === 'postgres' ? await startPostgres() : null
    const url = await server?.createDatabase()
    if (url === undefined) writeFileSync(join(dataDir, 'lectern.db'), fixture('sqlite'))
    else execFileSync(psql(), [url, '-q'], { input: fixture('postgres.sql'), stdio: ['pipe', 'ignore', 'inherit'] })
    const result = readEnv({ DATA_DIR: dataDir, DATABASE_URL: url }, ROOT)
    if (!result.ok) throw new Error(describeProblems(result.problems))
    const config = await createConfig({ env: result.env, program: 'site', root: ROOT })
    const logger = { options: { level: 'fatal' }, destination: process.stderr }
    payload = await getPayload({ config: Object.assign(config, { logger }), key: dataDir, disableOnInit: true })
    await adoptDatabase(payload)
    await payload.db.migrate({ migrations: await allMigrations(kind) })
    await publishUnversioned(payload)
    await rebuildIndexes(payload)
  }, OPEN_LIMIT_MS)
  afterAll(async () => {
    await payload?.destroy()
    await server?.stop()
    rmSync(dataDir, { recursive: true })
  })

  it('opens with all that it holds', async () => {
    const reader = createReaders({ payload, sql: await sqlOf(payload) }).create()
    expect(await reader.findPost('library')).toMatchObject({ title: '圖書館延長開放', image: { alt: '會議室的長桌' } })
    expect(await reader.findPost('secret')).toBeNull()
    expect(await reader.findPage('about')).toMatchObject({ title: '認識我們' })
    const { docs: menus } = await payload.find({ collection: 'menus', draft: true, depth: 0, overrideAccess: true })
    expect(menus.length).toBeGreaterThan(0)
    for (const { id, name } of menus) {
      const menu = await reader.findMenu(id)
      expect(menu).toMatchObject({ name })
      expect(menu?.items.length).toBeGreaterThan(0)
    }
    expect(await payload.count({ collection: 'subscribers', overrideAccess: true })).toEqual({ totalDocs: 1 })
  })

  it('takes the place of a new one in every table, column and index', async () => {
    const fresh = await openContent(kind)
    try {
      expect(await schemaOf(payload, kind)).toEqual(await schemaOf(fresh.payload, kind))
    } finally {
      await fresh.close()
    }
  })

  it('is taken over once, and again where that was interrupted', async () => {
    const sql = await sqlOf(payload)
    const names = async () => (await sql.run('select name from payload_migrations order by name')).map(({ name }) => name)
    const before = await names()
    expect(before).toEqual((await allMigrations(kind)).map(({ name }) => name))
    await sql.run("insert into payload_migrations (name, batch) values ('20261115_120000_archive_and_search', 1)")
    await adoptDatabase(payload)
    expect(await names()).toEqual(before)
  })

  it('is refused where it is older still', async () => {
    const sql = await sqlOf(payload)
    await sql.run("update payload_migrations set name = '20261115_120000_archive_and_search'")
    await expect(adoptDatabase(payload)).rejects.toThrow('older than one that can be taken over')
  })
})

async function schemaOf(payload: Payload, kind: DatabaseKind): Promise<string[]> {
  const sql = await sqlOf(payload)
  const columns =
    kind === 'sqlite'
      ? `select m.name || '.' || p.name || ' ' || p.type || ' ' || p."notnull" || ' ' || coalesce(p.dflt_value, '') as line
         from sqlite_master m, pragma_table_info(m.name) p where m.type = 'table'`
      : `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
         from information_schema.columns where table_schema = 'public'`
  const indexes =
    kind === 'sqlite'
      ? `select tbl_name || ' ' || name as line from sqlite_master where type = 'index'`
      : `select indexdef as line from pg_indexes where schemaname = 'public'`
  const lines = [...(await sql.run(columns)), ...(await sql.run(indexes))]
  return lines.map(({ line }) => String(line)).sort()
}
