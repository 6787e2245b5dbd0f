import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proofread } from '#cms/proofreading/proofread.ts'
import { isActionHref } from '#islands/wire.ts'
import type { Reader } from '#published/reader.ts'
import type { MenuItem } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import { renderRichText } from '#render/render-rich-text.ts'
import { findWidget } from '#widgets/registry.ts'
import { demoData } from '../../scripts/demo-data.ts'
import { type Content, openContent } from '../../tests/cms/open-content.ts'
import { SAMPLE_MAP_SERVICES } from '../../tests/fixtures/map-services.ts'
import { DEMO_ACCOUNT } from './account.ts'
import { FRAGMENTS } from './content/fragments.ts'
import { MENUS } from './content/menus.ts'
import { POPUPS } from './content/popups.ts'
import { POSTS } from './content/posts/index.ts'
import { findLosses } from './find-losses.ts'
import { findWrongWeekdays } from './find-wrong-weekdays.ts'
import { seedDemo } from './seed.ts'

const DRAFT_TITLE = '尚未公開：115 學年度系所評鑑訪視行程草案'
const PUBLISHED = POSTS.filter(({ isDraft }) => !isDraft)
const TODAY = new Date('2026-11-15T04:00:00Z')
const PLACEHOLDERS = /lorem|ipsum|todo|xxx|placeholder|待補|範例文字|內容建置中|○○|□□/i
const SEEDING_MS = 480_000
const FIXED_ADDRESSES = ['/', '/news/', '/site-map/', '/cart/']

/** What a visitor reads at an address: the page's own title, then its content. */
interface Shown {
  href: string
  html: string
  /** A page is always of today. */
  written: Date
}

let content: Content
let payload: Payload
let reader: Reader
let shown: Shown[]

beforeAll(async () => {
  content = await openContent('sqlite', {}, { data: await demoData() })
  payload = content.payload
  reader = content.readers.create()
  shown = await renderEverything()
}, SEEDING_MS)

afterAll(() => content.close())

async function renderEverything(): Promise<Shown[]> {
  const context = (href: string) => ({
    reader,
    now: TODAY,
    url: new URL(href, 'http://localhost:3000'),
    moduleUrl: (widget: string) => `/assets/${widget}.js`,
    subject: { title: '', excerpt: '', image: null },
    anchors: new Set<string>(),
    parameters: new Map(),
    findWidget,
    isPreview: false,
    stampForm: (form: string) => form,
    mapServices: SAMPLE_MAP_SERVICES,
    reportFailure: ({ page, widget, error }: { page: string; widget: string; error: unknown }) => {
      throw new Error(`${widget} on ${page}: ${error}`)
    },
  })
  const entries = [
    ...(await reader.sitemapEntries({ kind: 'pages' })),
    ...(await reader.sitemapEntries({ kind: 'posts', page: 1, limit: 100 })),
  ]
  return Promise.all(
    entries.map(async ({ href }) => {
      const path = decodeURIComponent(href).replace(/^\/|\/$/g, '')
      if (path.startsWith('news/')) {
        const post = await reader.findPost(path.slice('news/'.length))
        if (post === null) throw new Error(`No post at ${href}`)
        const { html } = await renderRichText(post.body, context(href))
        return { href, html: `<h1>${post.title}</h1><p>${post.excerpt}</p>${html}`, written: new Date(post.publishedAt) }
      }
      const page = await reader.findPage(path)
      if (page === null) throw new Error(`No page at ${href}`)
      const { html } = await renderLayout(page.layout, context(href))
      return { href, html: html.includes('<h1') ? html : `<h1>${page.title}</h1>${html}`, written: TODAY }
    }),
  )
}

const PUBLISHED_ONES = { where: { _status: { equals: 'published' } }, limit: 0, depth: 0, overrideAccess: true } as const

describe('a failed seeding', () => {
  it('leaves nothing behind', async () => {
    const { payload, close } = await openContent('sqlite')
    // In the way of the last category, after the accounts were written and before any picture is.
    const data = { name: '系友', slug: 'alumni', paper: 'peach' } as const
    await payload.create({ collection: 'categories', data, overrideAccess: true })
    await expect(seedDemo(payload, { paint: async () => [] })).rejects.toThrow()
    expect((await payload.count({ collection: 'users', overrideAccess: true })).totalDocs).toBe(0)
    expect((await payload.count({ collection: 'categories', overrideAccess: true })).totalDocs).toBe(1)
    await close()
  })
})

describe('the demo department for a visitor', () => {
  it('has three years of news, the newest first', async () => {
    const { posts, total } = await reader.listPosts({ list: { kind: 'all' }, page: 1, perPage: 100 })
    expect(total).toBe(PUBLISHED.length)
    expect(total).toBeGreaterThanOrEqual(60)
    const dates = posts.map(({ publishedAt }) => publishedAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(dates.map((date) => date.slice(0, 4)))).toEqual(new Set(['2026', '2025', '2024']))
    expect(dates.every((date) => new Date(date) < TODAY)).toBe(true)
    expect(posts[0]?.title).toMatch(/林昀臻.*演講比賽.*第一名/)
  })

  it('sorts the news into eight categories, each on its paper and with something to read', async () => {
    const terms = await reader.listTerms('category')
    expect(terms.map(({ name, paper }) => `${name} ${paper}`).toSorted()).toEqual(
      ['獲獎 straw', '公告 bone', '演講 sky', '活動 peach', '招生 celadon', '實習 straw', '徵才 sky', '系友 peach'].toSorted(),
    )
    expect(terms.filter(({ count }) => count < 5)).toEqual([])
  })

  it('introduces every post in words of its own', () => {
    expect(POSTS.filter(({ excerpt = '' }) => excerpt.trim().length < 12).map(({ key }) => key)).toEqual([])
    expect(new Set(POSTS.map(({ title }) => title)).size).toBe(POSTS.length)
    expect(new Set(POSTS.map(({ excerpt }) => excerpt)).size).toBe(POSTS.length)
  })

  it('shows a picture with most posts, and leaves the others to the voiceprint', async () => {
    const { posts } = await reader.listPosts({ list: { kind: 'all' }, page: 1, perPage: 100 })
    const pictured = posts.filter(({ image }) => image !== null)
    expect(pictured.length).toBeGreaterThan(posts.length / 2)
    expect(pictured.length).toBeLessThan(posts.length)
    for (const { image } of pictured) expect(image?.renditions.length).toBeGreaterThan(0)
  })

  it('never shows the draft', async () => {
    const { docs } = await payload.find({
      collection: 'posts',
      where: { and: [{ title: { equals: DRAFT_TITLE } }, { _status: { equals: 'published' } }] },
      overrideAccess: true,
      draft: true,
    })
    expect(docs).toEqual([])
    expect(shown.filter(({ html }) => html.includes('尚未公開'))).toEqual([])
    const { totalDocs } = await payload.count({ collection: 'posts', overrideAccess: true })
    expect(totalDocs).toBe(PUBLISHED.length + 1)
    expect(POSTS).toHaveLength(PUBLISHED.length + 1)
  })

  it('has a menu in every place, with three levels in the header', async () => {
    const site = await reader.site()
    expect(site.headerMenu?.items.map(({ label }) => label)).toEqual([
      '認識口傳',
      '師資陣容',
      '課程地圖',
      '招生資訊',
      '最新消息',
      '學生作品',
    ])
    const guide = site.headerMenu?.items[3]?.children[0]
    expect(guide?.children.map(({ label }) => label)).toContain('口試評分重點')
    expect(site.utilityMenu?.items.map(({ label, isExternal, lang }) => [label, isExternal, lang])).toEqual([
      ['明德大學首頁', true, null],
      ['網站導覽', false, null],
      ['在校生', false, null],
      ['English', false, 'en'],
    ])
    expect(site.footerMenus.map(({ name, items }) => [name, items.length])).toEqual([
      ['認識本系', MENUS.department.items.length],
      ['學生專區', MENUS.students.items.length],
    ])
    expect(site.legalMenu?.items).toHaveLength(3)
  })
})

describe('every page and post', () => {
  it('keeps each setting of each widget', async () => {
    const pages = await payload.find({ collection: 'pages', ...PUBLISHED_ONES })
    const fragments = await payload.find({ collection: 'fragments', ...PUBLISHED_ONES })
    expect(fragments.docs).toHaveLength(Object.keys(FRAGMENTS).length)
    const popups = await payload.find({ collection: 'popups', ...PUBLISHED_ONES })
    expect(popups.docs).toHaveLength(Object.keys(POPUPS).length)
    const losses = [...pages.docs, ...fragments.docs, ...popups.docs].flatMap(({ layout }) => findLosses(layout ?? []))
    expect(losses).toEqual([])
  })

  it('has one main heading and never skips a level', () => {
    for (const { href, html } of shown) {
      const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map((found) => Number(found[1]))
      expect(
        levels.filter((level) => level === 1),
        decodeURIComponent(href),
      ).toHaveLength(1)
      const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
      expect(jumps, decodeURIComponent(href)).toEqual([])
    }
  })

  it('says on which weekday a date really falls', () => {
    const wrong = shown.flatMap(({ href, html, written }) =>
      findWrongWeekdays(toText(html), written).map((found) => `${decodeURIComponent(href)} ${found}`),
    )
    expect(wrong).toEqual([])
  })

  it('is written to its end', () => {
    const unfinished = shown.filter(({ html }) => PLACEHOLDERS.test(toText(html)))
    expect(unfinished.map(({ href }) => decodeURIComponent(href))).toEqual([])
    const posts = shown.filter(({ href }) => href.startsWith('/news/'))
    const short = posts.filter(({ html }) => toText(html).length < 180)
    expect(short.map(({ href }) => decodeURIComponent(href))).toEqual([])
  })

  it('has nothing that editors would be warned of before publishing it', async () => {
    const media = await payload.find({ collection: 'media', limit: 0, depth: 0, overrideAccess: true })
    const alts = new Map(media.docs.map(({ id, alt }) => [id, alt]))
    for (const collection of ['posts', 'pages', 'fragments', 'popups'] as const) {
      const { docs } = await payload.find({ collection, ...PUBLISHED_ONES })
      for (const doc of docs) {
        const faults = proofread(collection, { ...doc }, alts)
        expect.soft(faults, `${collection} ${'title' in doc ? doc.title : doc.name}`).toEqual([])
      }
    }
  })

  it('links only to what exists', async () => {
    const site = await reader.site()
    const menus = [site.headerMenu, site.utilityMenu, site.legalMenu, ...site.footerMenus]
    const addresses = new Set([
      ...FIXED_ADDRESSES,
      ...shown.map(({ href }) => href),
      ...(await reader.listTerms('category')).map(({ href }) => href),
    ])
    const links = [
      ...menus.flatMap((menu) => hrefsOf(menu?.items ?? [])).map((to) => ({ from: '/', to })),
      { from: '/', to: site.contact.mapUrl },
      ...shown.flatMap(({ href, html }) =>
        [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((found) => ({ from: href, to: found[1] ?? '' })),
      ),
    ]
    expect(links.length).toBeGreaterThan(150)
    const dead = links.filter(({ from, to }) => {
      const target = new URL(to.replaceAll('&amp;', '&'), new URL(from, 'http://localhost'))
      if (target.host !== 'localhost' || target.pathname.startsWith('/wp-content/') || isActionHref(target.hash)) return false
      if (!addresses.has(target.pathname)) return true
      const anchor = decodeURIComponent(target.hash.slice(1))
      return anchor !== '' && shown.find(({ href }) => href === target.pathname)?.html.includes(`id="${anchor}"`) !== true
    })
    expect(dead).toEqual([])
  })

  it('describes every picture', async () => {
    const { docs } = await payload.find({ collection: 'media', limit: 0, depth: 0, overrideAccess: true })
    expect(docs.length).toBeGreaterThan(25)
    for (const { alt } of docs) expect(alt.length).toBeGreaterThan(10)
    for (const { href, html } of shown) expect([...html.matchAll(/<img(?![^>]* alt=)[^>]*>/g)], href).toEqual([])
  })
})

describe('the accounts', () => {
  it.each([
    [DEMO_ACCOUNT.email, 'administrator'],
    ['editor@mingde.example', 'editor'],
    ['author@mingde.example', 'author'],
  ])('%s signs in as %s', async (email, role) => {
    const { user } = await payload.login({ collection: 'users', data: { email, password: DEMO_ACCOUNT.password } })
    expect(user?.role).toBe(role)
  })
})

function toText(html: string): string {
  return html.replace(/<[^>]+>/g, '')
}

function hrefsOf(items: MenuItem[]): string[] {
  return items.flatMap(({ href, children }) => [...(href === null ? [] : [href]), ...hrefsOf(children)])
}
