import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Entry, openPromise } from 'yauzl'
import { storedName, UPLOADS_PATH } from '#addresses/files.ts'
import { openBackup } from '#backup/read-backup.ts'
import { writeBackup } from '#backup/write-backup.ts'
import { allMigrations } from '#cms/all-migrations.ts'
import { restoreBackup } from '#cms/restore-backup.ts'
import { askProgram } from '#export/ask-program.ts'
import { addPublicSite } from '#export/write-export.ts'
import type { ApiDocument } from '#export/wxr/items.ts'
import { readApi } from '#export/wxr/read-api.ts'
import { runImport } from '#import/run-import.ts'
import { openUploads } from '#import/write/uploads.ts'
import { openFileStore } from '#platform/file-store.ts'
import { demoData } from '../../scripts/demo-data.ts'
import { openRestSite, type RestSite } from '../rest/open-rest-site.ts'
import { isWhole } from '../whole.ts'

// Every page of the demo is rendered, with its fonts and pictures.
const EXPORT_MS = 600_000

/** So many posts has the site of `npm test`; the whole looks at the demo. */
const SMALL = 20
const PASSWORD = 'korrekt-horse-battery-9'

/** Words of a draft, and of a change that is not published yet. */
const SECRET = '這句話還沒有公開'

let folder: string
let demo: RestSite
let path: string
let entries: Map<string, Buffer>

async function readZip(archive: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false })
  const found = new Map<string, Buffer>()
  const all: Entry[] = []
  for await (const entry of zip.eachEntry()) all.push(entry)
  for (const entry of all) found.set(entry.fileName, Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()))
  zip.close()
  return found
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-export-'))
  path = join(folder, 'export.zip')
  demo = await openRestSite('sqlite', isWhole ? { data: await demoData() } : {})
  const { env, payload } = demo.content
  if (!isWhole) await fillSmallSite(payload)
  await payload.create({ collection: 'posts', data: { title: SECRET }, draft: true, overrideAccess: true })
  await payload.update({
    collection: 'posts',
    id: 1,
    data: { excerpt: SECRET, _status: 'draft' },
    draft: true,
    overrideAccess: true,
  })
  const options = { database: env.database, files: openFileStore(env), version: '1.2.3', settings: {}, now: new Date() }
  await writeBackup({
    ...options,
    path,
    async addMore(add) {
      await addPublicSite(add, { ask: askProgram(demo.app), origin: demo.origin, title: '明德大學口傳系', assets: [] })
    },
  })
  entries = await readZip(path)
}, EXPORT_MS)

afterAll(async () => {
  await demo?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** An account, a page, and more posts than one page of a list shows. */
async function fillSmallSite(payload: Payload): Promise<void> {
  const common = { overrideAccess: true } as const
  const person = { name: '管理員', email: 'admin@example.edu.tw', role: 'administrator', password: PASSWORD } as const
  await payload.create({ collection: 'users', data: person, ...common })
  await payload.create({
    collection: 'pages',
    data: { title: '認識口傳', template: 'standard', slug: 'about', _status: 'published' },
    ...common,
  })
  for (let number = 1; number <= SMALL; number++) {
    const data = { title: `公告第 ${number} 號`, slug: `notice-${number}`, _status: 'published' } as const
    await payload.create({ collection: 'posts', data: data as never, ...common })
  }
}

const fileOf = (href: string) => `site/${decodeURI(href).slice(1)}${href.endsWith('/') ? 'index.html' : ''}`
const hrefsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

describe('an export', { timeout: EXPORT_MS }, () => {
  it('has every page of the sitemap, with the bytes that visitors get', async () => {
    const hrefs = hrefsIn((await demo.app.inject('/sitemap.xml')).body)
    expect(hrefs.length).toBeGreaterThan(isWhole ? 60 : SMALL)
    for (const href of hrefs) {
      const { rawPayload } = await demo.app.inject(href)
      expect(entries.get(fileOf(href))?.equals(rawPayload), href).toBe(true)
    }
    expect(entries.get('site/404.html')?.toString()).toContain('找不到')
    expect(entries.has('site/feed/index.xml')).toBe(true)
  })

  it('leads from page to page within itself, and holds the files that they show', () => {
    const isThere = (href: string) => entries.has(fileOf(href)) || entries.has(fileOf(href).replace(/html$/, 'xml'))
    const lost = new Set<string>()
    for (const [name, body] of entries) {
      if (!/^site\/.*\.html$/.test(name)) continue
      for (const [, href = ''] of body.toString().matchAll(/\s(?:href|src|poster)="(\/[^"#?]*)"/g)) {
        if (!/^\/(?:wp-json|wp-admin|preview|cart|newsletter|search|assets|\/)/.test(href) && !isThere(href)) lost.add(href)
      }
    }
    expect([...lost]).toEqual([])
    const files = [...entries.keys()].filter((name) => name.startsWith('site/wp-content/uploads/'))
    if (isWhole) expect(files.length).toBeGreaterThan(20)
  })

  it('tells strangers no draft, no unpublished change and no account: they are in the database’s own files alone', () => {
    const shown = [...entries].filter(([name]) => name === 'wordpress.xml' || name.startsWith('site/'))
    const addresses =
      entries
        .get('database/users.jsonl')
        ?.toString()
        .match(/"email":"[^"]+"/g) ?? []
    expect(addresses.length).toBeGreaterThan(0)
    expect(entries.get('database/_posts_v.jsonl')?.includes(SECRET)).toBe(true)
    for (const [name, body] of shown) expect(body.includes(SECRET), name).toBe(false)
    for (const [name, body] of shown)
      for (const address of addresses) expect(body.includes(address.slice(9, -1)), `${name} ${address}`).toBe(false)
  })

  // Backups are restored into the other database in tests/backup/, and a WordPress export is imported in tests/import/.
  if (isWhole) {
    it('is restored as a backup is, into the other database, too', async () => {
      const other = await openRestSite('postgres')
      try {
        const backup = await openBackup(path)
        await backup.check()
        const { env, payload } = other.content
        const migrations = await allMigrations(env.database.kind)
        await restoreBackup({ payload, migrations, database: env.database, files: openFileStore(env), backup, replaces: false })
        backup.close()
        for (const collection of ['posts', 'pages', 'media', 'menus', 'redirects'] as const) {
          const count = async (site: RestSite) =>
            (await site.content.payload.count({ collection, overrideAccess: true })).totalDocs
          expect(await count(other), collection).toBe(await count(demo))
        }
      } finally {
        await other.close()
      }
    })

    it('read by the import of WordPress sites, its posts and pages say the same at the same addresses', async () => {
      const other = await openRestSite('sqlite')
      try {
        const { payload } = other.content
        await payload.create({
          collection: 'users',
          data: { name: '管理員', email: 'admin@example.edu.tw', role: 'administrator', password: PASSWORD },
          overrideAccess: true,
        })
        const source = join(folder, 'wordpress.xml')
        writeFileSync(source, entries.get('wordpress.xml') ?? '')
        const uploads = join(folder, 'uploads')
        for (const [, name = ''] of String(entries.get('wordpress.xml')).matchAll(
          /\/wp-content\/uploads\/([\w/.-]+)\]\]><\/wp:att/g,
        )) {
          mkdirSync(dirname(join(uploads, name)), { recursive: true })
          writeFileSync(join(uploads, name), entries.get(`files/${storedName(`${UPLOADS_PATH}/${name}`)}`) ?? '')
        }
        const { report } = await runImport(
          {
            ...{ source, folder: join(folder, 'report'), salvage: false, withTrash: false, say: () => undefined },
            statuses: new Set(['publish']),
          },
          { payload, uploads: await openUploads(uploads), onConflict: 'update' },
        )
        expect(report.written?.failed).toEqual([])
        const common = { limit: 500, depth: 0, pagination: false, overrideAccess: true } as const
        const published = { _status: { equals: 'published' } } as const
        const postsOf = async (site: RestSite) =>
          (await site.content.payload.find({ collection: 'posts', where: published, sort: 'slug', ...common })).docs
        const [before, after] = [await postsOf(demo), await postsOf(other)]
        expect(before.length).toBeGreaterThan(20)
        const said = (posts: typeof before) =>
          posts.map(({ title, slug, publishedAt, excerpt, pinned }) => ({
            title,
            slug,
            publishedAt,
            excerpt,
            pinned: pinned === true,
          }))
        expect(said(after)).toEqual(said(before))
        const [read, reread] = [await wordsOf(demo), await wordsOf(other)]
        for (const [slug, words] of read) expect(reread.get(slug), slug).toBe(words)
        const pathsOf = async (site: RestSite) =>
          (await site.content.payload.find({ collection: 'pages', where: published, sort: 'path', ...common })).docs.map(
            ({ path: at, title }) => ({ at, title }),
          )
        expect(await pathsOf(other)).toEqual(await pathsOf(demo))
      } finally {
        await other.close()
      }
    })
  }
})

/** What the posts of a site say to whoever reads them. */
async function wordsOf({ app }: RestSite): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  for await (const { slug, content } of readApi<ApiDocument>(askProgram(app), 'posts'))
    said.set(slug, content.rendered.replace(/<[^>]*>/g, '').replace(/\s+/g, ''))
  return said
}
