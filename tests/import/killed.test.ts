import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReplacedFiles } from '#cms/media/replaced-files.ts'
import { bundleWorker } from '../bundle-worker.ts'
import { type Content, OPEN_LIMIT_MS, openContent } from '../cms/open-content.ts'
import { filesIn } from '../cms/sample-files.ts'
import { isWhole } from '../whole.ts'
import { layOut } from './old-site.ts'

const program = bundleWorker(fileURLToPath(new URL('import-worker.ts', import.meta.url)))
/** So many transactions does a process live. */
const LIFE = isWhole ? 9 : 23
const MOST_LIVES = 20
const FEWEST_LIVES = isWhole ? 5 : 2
const NEVER = 1_000_000
const LATER_MS = 3_600_000
const PROCESSES_MS = 480_000

let folder: string
let killed: Content
let whole: Content
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lectern-killed-'))
  ;[killed, whole] = [await openContent('sqlite'), await openContent('sqlite')]
  for (const { payload } of [killed, whole]) {
    const data = {
      name: '管理員',
      email: 'admin@example.edu.tw',
      role: 'administrator',
      password: 'korrekt-horse-battery-9',
    } as const
    await payload.create({ collection: 'users', data, overrideAccess: true })
  }
}, OPEN_LIMIT_MS)
afterAll(async () => {
  await killed.close()
  await whole.close()
  rmSync(folder, { recursive: true })
})

/** Answers whether it came to its end. */
async function importInto({ env }: Content, deadly: number, moment: 'begin' | 'commit'): Promise<boolean> {
  const { source, uploads } = await layOut(folder)
  const args = [env.dataDir, source, uploads, path.join(folder, 'report'), String(deadly), moment]
  const child = spawn(process.execPath, [...(await program), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true' },
  })
  const [code, signal] = await once(child, 'exit')
  expect([0, null]).toContain(code)
  return signal === null
}

/** All that an import makes, without the numbers that documents are given. */
async function stateOf({ sql, env, payload }: Content) {
  await new ReplacedFiles(env.uploadsDir).recover(payload, Date.now() + LATER_MS)
  const files = filesIn(env.uploadsDir)
    .map((name) => name.replace(/^\d{4}-\d{2}-[0-9a-f]+/, 'file'))
    .sort()
  const tables = {
    found: await sql.run('select kind, href, title, body, published_at, updated_at from search_documents order by kind, href'),
    posts: await sql.run('select slug, title, _status, byline, excerpt, created_at, updated_at from posts order by slug'),
    versions: await sql.run('select version_slug, version__status, latest, updated_at from _posts_v order by version_slug, id'),
    pages: await sql.run('select path, title, _status, created_at, updated_at from pages order by path'),
    pageVersions: await sql.run('select version_path, version__status, latest from _pages_v order by version_path, id'),
    terms: await sql.run('select name, slug from categories union all select name, slug from tags order by slug'),
    media: await sql.run('select alt, original_name, created_at from media order by original_name'),
    users: await sql.run('select name, email, role from users order by email'),
    menus: await sql.run('select name, _status from menus order by name'),
    menuItems: await sql.run('select label, kind from menus_items order by label'),
    redirects: await sql.run('select "from", kind from redirects order by "from"'),
    jobs: await sql.run('select wait_until from payload_jobs'),
    items: await sql.run('select wp_type, wp_id, state from import_items order by wp_type, wp_id'),
    runs: await sql.run('select state from import_runs'),
  }
  return { files, tables: JSON.parse(JSON.stringify(tables)) }
}

it(
  'an import that is killed again and again ends as one that was not',
  async () => {
    expect(await importInto(whole, NEVER, 'commit')).toBe(true)
    let lives = 1
    while (!(await importInto(killed, LIFE, lives % 2 === 0 ? 'begin' : 'commit'))) {
      lives++
      expect(lives).toBeLessThan(MOST_LIVES)
    }
    expect(lives).toBeGreaterThanOrEqual(FEWEST_LIVES)
    expect(await stateOf(killed)).toEqual(await stateOf(whole))
  },
  PROCESSES_MS,
)
