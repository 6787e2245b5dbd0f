import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportResult, runImport } from '../../src/import/run-import.ts'
import { verifyAddresses } from '../../src/import/verify-addresses.ts'
import type { OnConflict } from '../../src/import/write/ledger.ts'
import { undoImport } from '../../src/import/write/undo-import.ts'
import { openUploads } from '../../src/import/write/uploads.ts'
import { OPEN_LIMIT_MS, USUAL_DATABASES } from '../cms/open-content.ts'
import { filesIn } from '../cms/sample-files.ts'
import { openRestSite, type RestSite } from '../rest/open-rest-site.ts'
import { layOut, OLD } from './old-site.ts'

const common = { overrideAccess: true, depth: 0, pagination: false } as const

describe.each(USUAL_DATABASES)('a site that moves in, on %s', (kind) => {
  let site: RestSite
  let folder: string
  let first: ImportResult

  async function importSite(changes: Parameters<typeof layOut>[1] = {}, onConflict: OnConflict = 'update') {
    const { source, uploads } = await layOut(folder, changes)
    const options = { source, folder: path.join(folder, 'report'), salvage: false, withTrash: false, say: () => undefined }
    return runImport(
      { ...options, statuses: new Set(['publish', 'draft', 'future', 'private']) },
      { payload: site.content.payload, uploads: await openUploads(uploads), onConflict },
    )
  }
  const post = async (slug: string) => {
    const { docs } = await site.content.payload.find({
      collection: 'posts',
      where: { slug: { equals: slug } },
      draft: true,
      ...common,
    })
    return docs[0]
  }
  const counts = async () => {
    const tables = [
      'users',
      'categories',
      'tags',
      'media',
      'posts',
      '_posts_v',
      'pages',
      '_pages_v',
      'menus',
      '_menus_v',
      'redirects',
      'changes',
      'import_items',
      'import_runs',
      'payload_jobs',
    ]
    const rows = await Promise.all(tables.map((table) => site.content.sql.run(`select count(*) as n from ${table}`)))
    return Object.fromEntries(tables.map((table, index) => [table, Number(rows[index]?.[0]?.n)]))
  }
  const ask = async (url: string) => {
    const { statusCode, headers } = await site.app.inject(url)
    return [statusCode, headers.location]
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'lectern-moving-'))
    site = await openRestSite(kind, { isListening: true })
    await site.content.payload.create({
      collection: 'users',
      data: { name: '管理員', email: 'admin@example.edu.tw', role: 'administrator', password: 'korrekt-horse-battery-9' },
      overrideAccess: true,
    })
    // Somebody has the address already.
    await site.content.payload.create({
      collection: 'posts',
      data: { title: '本來就在', slug: '舊消息' },
      draft: true,
      overrideAccess: true,
    })
    first = await importSite()
  }, OPEN_LIMIT_MS)
  afterAll(async () => {
    await site.close()
    rmSync(folder, { recursive: true })
  })

  it('is here with its people, terms, files, pages, posts and menu', () => {
    const made = Object.entries(first.report.written?.counts ?? {}).map(([collection, count]) => [collection, count.made])
    expect(first.report.written).toMatchObject({ failed: [], refused: [], missingFiles: ['2023/01/lost.png'] })
    expect(Object.fromEntries(made)).toMatchObject({ users: 1, categories: 2, tags: 1, media: 3, pages: 3, posts: 5, menus: 1 })
  })

  it('keeps statuses, dates, authors, terms and what search engines were told', async () => {
    const talk = await post('talk')
    expect(talk).toMatchObject({
      _status: 'published',
      publishedAt: '2024-05-06T01:30:00.000Z',
      createdAt: '2024-05-06T01:30:00.000Z',
      updatedAt: '2024-05-06T01:30:00.000Z',
      byline: '系辦公室',
      excerpt: '春天的一場演講。',
      pinned: true,
      guid: `${OLD}/?p=10`,
      seo: { title: '春季演講 ｜ 舊系網' },
    })
    expect([talk?.categories?.length, talk?.tags?.length, typeof talk?.featuredImage]).toEqual([2, 1, 'number'])
    expect(await post('舊消息-2')).toMatchObject({ byline: '林昀臻', author: null, updatedAt: '2013-03-04T01:30:00.000Z' })
    expect([(await post('secret'))?._status, (await post('draft'))?._status, (await post('later'))?._status]).toEqual([
      'draft',
      'draft',
      'draft',
    ])
    const { docs: jobs } = await site.content.payload.find({ collection: 'payload-jobs', ...common })
    expect(jobs.map(({ waitUntil }) => waitUntil)).toEqual(['2099-05-06T01:30:00.000Z'])
  })

  it('makes accounts that nobody can enter before they are invited, and no administrator', async () => {
    const { docs } = await site.content.payload.find({ collection: 'users', sort: 'id', ...common })
    expect(docs.map(({ email, role }) => [email, role])).toEqual([
      ['admin@example.edu.tw', 'administrator'],
      ['office@old.example.edu.tw', 'author'],
    ])
  })

  it('is read by visitors: pages below pages, links by id, pictures once', async () => {
    const about = await site.app.inject('/about/')
    expect(about.statusCode).toBe(200)
    expect(about.body.includes('href="/news/talk/"')).toBe(true)
    expect(about.body).toMatch(/<img[^>]+\/wp-content\/uploads\/[^>]+alt="夕陽下的校園"/)
    expect((await ask('/about/people/'))[0]).toBe(200)
    expect((await ask('/'))[0]).toBe(200)
    const talk = await site.app.inject('/news/talk/')
    expect(talk.body.includes('href="/about/"')).toBe(true)
    expect(talk.body).toMatch(/href="\/wp-content\/uploads\/[^"]+\.pdf"/)
    expect((await site.app.inject('/search/?q=十年前')).body).toContain('舊消息')
    expect(filesIn(site.content.env.uploadsDir).filter((name) => /\.(?:png|pdf)$/.test(name))).toHaveLength(2)
  })

  it('is nothing new to feed readers', async () => {
    const { body } = await site.app.inject('/feed/')
    expect([...body.matchAll(/<guid isPermaLink="false">([^<]+)/g)].map(([, guid]) => guid)).toEqual([
      `${OLD}/?p=10`,
      `${OLD}/?p=14`,
    ])
  })

  it('shows nothing that was not public', async () => {
    expect((await ask('/news/secret/'))[0]).toBe(404)
    expect((await site.app.inject('/search/?q=不公開')).body).not.toContain('內部公告')
    expect(await ask('/?p=11')).toEqual([200, undefined])
  })

  it('answers old addresses: of documents, by number, of files and their copies, of terms and archives', async () => {
    const [png, pdf] = await Promise.all(
      ['image/png', 'application/pdf'].map(async (type) => {
        const { docs } = await site.content.payload.find({
          collection: 'media',
          where: { mimeType: { equals: type } },
          ...common,
        })
        return docs[0]?.filename?.replace(/^(\d{4})-(\d{2})-/, '/wp-content/uploads/$1/$2/')
      }),
    )
    expect(await ask('/2024/05/talk/')).toEqual([301, '/news/talk/'])
    expect(await ask('/2024/05/lecture/')).toEqual([301, '/news/talk/'])
    expect(await ask('/?p=10')).toEqual([301, '/news/talk/'])
    expect(await ask('/index.php?page_id=3&utm_source=x')).toEqual([301, '/about/people/'])
    expect(await ask('/?attachment_id=20')).toEqual([301, png])
    expect(await ask('/?cat=4')).toEqual([301, `/category/${encodeURIComponent('演講')}/`])
    expect(await ask('/?tag=spring')).toEqual([301, '/tag/spring/'])
    expect(await ask('/?m=202405')).toEqual([301, '/news/'])
    expect(await ask('/?feed=rss2')).toEqual([301, '/feed/'])
    expect(await ask('/category/news/%E6%BC%94%E8%AC%9B/')).toEqual([301, `/category/${encodeURIComponent('演講')}/`])
    expect(await ask('/wp-content/uploads/2024/05/campus.png')).toEqual([301, png])
    expect(await ask('/wp-content/uploads/2024/05/Campus-300x200.png')).toEqual([301, png])
    expect(await ask('/wp-content/uploads/2023/01/copy-scaled.png')).toEqual([301, png])
    expect(await ask('/wp-content/uploads/sites/2/2024/05/%E5%A0%B1%E5%90%8D%E8%A1%A8.pdf')).toEqual([301, pdf])
    expect(await ask('/campus-photo/')).toEqual([301, png])
    expect((await ask('/wp-content/uploads/2024/05/none.png'))[0]).toBe(404)
  })

  it('makes no page of its own for numbers that nobody has', async () => {
    const plain = await site.app.inject('/')
    for (const url of ['/?p=99999', '/?p=abc', '/?page_id=99999999999999999']) {
      const { statusCode, body, headers } = await site.app.inject(url)
      expect([statusCode, body === plain.body, headers.etag === plain.headers.etag]).toEqual([200, true, true])
    }
  })

  it('finds every old address in one step', async () => {
    const { checked, faults } = await verifyAddresses({
      payload: site.content.payload,
      siteUrl: site.origin,
      onProgress: () => undefined,
    })
    expect(faults).toEqual([])
    expect(checked).toBeGreaterThanOrEqual(8)
  })

  it('changes nothing when it is imported again', async () => {
    const before = await counts()
    const { report } = await importSite()
    const { import_runs: runs = 0, ...after } = await counts()
    expect({ ...after, import_runs: runs - 1 }).toEqual(before)
    expect(Object.values(report.written?.counts ?? {}).map(({ made, updated }) => made + updated)).toEqual(
      Object.values(report.written?.counts ?? {}).map(() => 0),
    )
  })

  it('brings up to date what changed there, and leaves alone what changed here', async () => {
    await importSite({ talkTitle: '夏季演講' })
    const talk = await post('talk')
    expect(talk?.title).toBe('夏季演講')
    await expect.poll(async () => (await site.app.inject('/news/talk/')).body.includes('夏季演講')).toBe(true)
    await site.content.payload.update({
      collection: 'posts',
      id: talk?.id ?? 0,
      data: { title: '我們改的' },
      draft: true,
      ...common,
    })
    const { report } = await importSite({ talkTitle: '秋季演講' })
    expect(report.written?.changedHere).toEqual(['秋季演講'])
    expect((await post('talk'))?.title).toBe('我們改的')
  })

  it('is taken back, but for what changed here and what that needs', async () => {
    const { kept } = await undoImport(site.content.payload, first.report.written?.run ?? 0)
    const { posts, pages, redirects, media } = await counts()
    expect([posts, pages, redirects]).toEqual([2, 0, 0])
    expect(kept.map(({ collection }) => collection).toSorted()).toEqual([
      'categories',
      'categories',
      'media',
      'media',
      'posts',
      'tags',
      'users',
    ])
    expect(media).toBe(2)
    await expect.poll(async () => (await ask('/about/'))[0]).toBe(404)
    await expect(undoImport(site.content.payload, 999)).rejects.toThrow('沒有第 999 次匯入')
  })
})
