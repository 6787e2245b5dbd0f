import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { popupPageHref } from '#addresses/documents.ts'
import type { Menu, Page, Post } from '#platform/payload-types.ts'
import { actionHref } from '#published/action-href.ts'
import { createRouter } from '#site/router.ts'
import { createSampleSite, type SampleSite } from '../fixtures/sample-site.ts'
import { changesDuring } from './change-log.ts'
import { countQueries } from './count-queries.ts'
import { type Content, DATABASES, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { PNG } from './sample-files.ts'
import { paragraph } from './sample-text.ts'

/** In every document that the public must not see, and in nothing else. */
const SECRET = '機密'
const POSTS = 12

describe.each(DATABASES)('reading on %s', PATIENTLY, (kind) => {
  let content: Content
  let site: SampleSite
  let category: number
  let tag: number
  let menu: Menu
  let page: Page
  const ids: Record<'posts' | 'pages' | 'fragments', number[]> = { posts: [], pages: [], fragments: [] }
  const slugs: string[] = []

  const createPost = async (data: Partial<Post> & { title: string }) => {
    const defaults = { _status: 'published' as const, categories: [category], tags: [tag] }
    const post = await content.payload.create({ collection: 'posts', data: { ...defaults, ...data }, overrideAccess: true })
    ids.posts.push(post.id)
    slugs.push(post.slug ?? '')
    return post
  }
  const createPage = async (data: Partial<Page> & { title: string }) => {
    const defaults = { _status: 'published', template: 'standard' } as const
    const page = await content.payload.create({
      collection: 'pages',
      data: { ...defaults, ...data },
      depth: 0,
      overrideAccess: true,
    })
    ids.pages.push(page.id)
    slugs.push(page.path ?? '')
    return page
  }
  const createFragment = async (data: { name: string; _status: 'draft' | 'published' }) => {
    const fragment = await content.payload.create({ collection: 'fragments', data, overrideAccess: true })
    ids.fragments.push(fragment.id)
    return fragment
  }

  beforeAll(async () => {
    content = await openContent(kind)
    const { payload } = content
    const write = { overrideAccess: true } as const
    category = (await payload.create({ collection: 'categories', data: { name: '公演', slug: 'shows', paper: 'sky' }, ...write }))
      .id
    tag = (await payload.create({ collection: 'tags', data: { name: '朗讀', slug: 'reading' }, ...write })).id
    const picture = { name: 'a.png', data: PNG, mimetype: 'image/png', size: PNG.length }
    const media = await payload.create({ collection: 'media', data: { alt: '說明' }, file: picture, ...write })
    for (let n = 1; n <= POSTS; n++) {
      const publishedAt = new Date(Date.UTC(2025, 0, n)).toISOString()
      await createPost({ title: `第 ${n} 篇`, slug: `post-${n}`, publishedAt, featuredImage: media.id, body: paragraph('內文') })
    }
    const top = await createPage({ title: '關於', slug: 'about' })
    page = await createPage({ title: '師資', slug: 'staff', parent: top.id })
    menu = await payload.create({
      collection: 'menus',
      data: {
        name: '主選單',
        _status: 'published',
        items: [
          { label: '師資', kind: 'page', page: page.id, children: [{ label: '最新一篇', kind: 'post', post: ids.posts.at(-1) }] },
          { label: '公演', kind: 'category', category },
        ],
      },
      depth: 0,
      ...write,
    })
    const settings = { university: '明德大學', department: '口語傳播學系', postsPerPage: 10, headerMenu: menu.id }
    await payload.updateGlobal({ slug: 'site', data: settings, ...write })
    site = createSampleSite({}, { createReader: () => content.readers.create(), origin: content.env.site.url })
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const get = async (address: string) => {
    const answer = await site.get(address)
    expect(answer.status).toBe(200)
    expect(site.failures).toEqual([])
    return answer
  }

  describe('what a page costs in SQL, once the site is warm', () => {
    it.each([
      { what: 'a post', address: '/news/post-6/', queries: 6 },
      // One more than its second page, and beside the others: whether anything is pinned.
      { what: 'the news', address: '/news/', queries: 5 },
      { what: 'its second page', address: '/news/page/2/', queries: 4 },
      { what: 'a category', address: '/category/shows/', queries: 6 },
      { what: 'a tag', address: '/tag/reading/', queries: 4 },
      { what: 'a page below another', address: '/about/staff/', queries: 2 },
    ])('$what: $queries queries', async ({ address, queries }) => {
      await get(address)
      expect(await countQueries(kind, content.site, () => get(address))).toBe(queries)
    })

    it.each(['/nowhere/', '/nowhere/at/all/', '/news/nowhere/', '/news/page/999/'])(
      '%s is not there: at most 3 queries',
      async (address) => {
        const router = createRouter(site.context)
        const look = () => router.answer({ method: 'GET', url: new URL(address, site.context.origin) })
        expect(await look()).toBeNull()
        expect(await countQueries(kind, content.site, look)).toBeLessThanOrEqual(3)
      },
    )

    it('a page without anything to load costs nothing for the frame around it', async () => {
      await get('/about/staff/')
      expect(await countQueries(kind, content.site, () => content.readers.create().site())).toBe(0)
    })
  })

  describe('the frame around every page', () => {
    const links = async () => (await content.readers.create().site()).headerMenu?.items.map(({ href }) => href)

    it('stays in memory until something in it changes', async () => {
      await links()
      const reads = () => countQueries(kind, content.site, links)
      expect(await reads()).toBe(0)
      content.readers.drop(['posts', 'post:999999', 'redirects'])
      expect(await reads()).toBe(0)
      content.readers.drop(['settings'])
      expect(await reads()).toBeGreaterThan(0)
    })

    it('follows a page that moves, a category that is renamed, a menu and the settings', async () => {
      const { payload } = content
      expect(await links()).toEqual(['/about/staff/', '/category/shows/'])
      const write = { overrideAccess: true } as const
      const moved = { collection: 'pages', id: page.id, data: { slug: 'people', _status: 'published' } } as const
      await changesDuring(content, () => payload.update({ ...moved, ...write }))
      expect(await links()).toEqual(['/about/people/', '/category/shows/'])
      await changesDuring(content, () =>
        payload.update({ collection: 'categories', id: category, data: { slug: 'plays' }, ...write }),
      )
      expect(await links()).toEqual(['/about/people/', '/category/plays/'])
      const items = (menu.items ?? []).slice(0, 1)
      await changesDuring(content, () =>
        payload.update({ collection: 'menus', id: menu.id, data: { items, _status: 'published' }, ...write }),
      )
      expect(await links()).toEqual(['/about/people/'])
      await changesDuring(content, () => payload.updateGlobal({ slug: 'site', data: { department: '新系名' }, ...write }))
      expect(await content.readers.create().site()).toMatchObject({ department: '新系名' })
    })

    it('loses an item whose page is withdrawn, and gets it back', async () => {
      const set = (status: 'draft' | 'published') =>
        changesDuring(content, () =>
          content.payload.update({ collection: 'pages', id: page.id, data: { _status: status }, overrideAccess: true }),
        )
      const [before] = (await links()) ?? []
      await set('draft')
      expect(await links()).toEqual([null])
      await set('published')
      expect(await links()).toEqual([before])
    })
  })

  it('a menu carries its settings, wide panels, and items that open something in the page', async () => {
    const write = { overrideAccess: true } as const
    const panel = await content.payload.create({
      collection: 'fragments',
      data: { name: '面板', _status: 'published' },
      ...write,
    })
    const popup = await content.payload.create({ collection: 'popups', data: { name: '說明會', _status: 'published' }, ...write })
    const hidden = await content.payload.create({ collection: 'popups', data: { name: '草稿', _status: 'draft' }, ...write })
    const made = await content.payload.create({
      collection: 'menus',
      data: {
        name: '側選單',
        _status: 'published',
        settings: { layout: 'vertical', opensOn: 'click', breakpoint: 'mobile' },
        items: [
          { label: '面板', mega: { panel: panel.id, width: 'custom', widthPx: 900, isLazy: true } },
          { label: '報名', kind: 'popup', popup: popup.id, icon: 'calendar', badge: '新', badgeStyle: 'ink' },
          { label: '看不到', kind: 'popup', popup: hidden.id },
          { label: '側欄', kind: 'panel', panelName: '快速連結', panelMode: 'toggle' },
        ],
      },
      ...write,
    })
    const found = await content.readers.create().findMenu(made.id)
    expect(found?.settings).toMatchObject({ layout: 'vertical', opensOn: 'click', clickArea: 'icon', breakpoint: 'mobile' })
    expect(found?.items).toMatchObject([
      { href: null, mega: { fragment: panel.id, width: 900, position: 'item', mobile: 'submenu', isLazy: true } },
      {
        href: popupPageHref(popup.id) + actionHref('popup:open', { id: String(popup.id), toggle: false }),
        icon: 'calendar',
        badgeStyle: 'ink',
      },
      { href: actionHref('off_canvas:toggle', { id: '快速連結', displayMode: 'toggle' }), mega: null },
    ])
    expect(await content.readers.create().findMenu(999_999)).toBeNull()
  })

  it('remembers what an answer was made from, so that exactly that drops it', async () => {
    const [newest, second, third] = ids.posts.toReversed()
    const reader = content.readers.create()
    await reader.listPosts({ list: { kind: 'category', id: category }, page: 1, perPage: 3 })
    const shown = [newest, second, third].map((id) => `post:${id}`)
    expect([...reader.tags].filter((tag) => !tag.startsWith('media:')).toSorted()).toEqual(
      [`category:${category}`, 'terms', ...shown].toSorted(),
    )
    const missing = content.readers.create()
    await missing.findPost('nothing-here')
    await missing.findPage('nothing/here')
    await missing.findRedirect('/nothing/')
    expect([...missing.tags].toSorted()).toEqual(['pages', 'posts', 'redirects'])
  })

  it('nothing that is not published comes through any method of a reader', async () => {
    const { payload } = content
    const trash = { deletedAt: new Date().toISOString() }
    const write = { overrideAccess: true } as const
    await createPost({ title: `${SECRET}草稿`, slug: 'draft-post', _status: 'draft', publishedAt: '2025-01-05T00:00:00.000Z' })
    const withdrawn = await createPost({ title: `${SECRET}撤下`, slug: 'withdrawn-post' })
    await payload.update({ collection: 'posts', id: withdrawn.id, data: { _status: 'draft' }, ...write })
    const trashed = await createPost({ title: `${SECRET}丟棄`, slug: 'trashed-post' })
    await payload.update({ collection: 'posts', id: trashed.id, data: trash, ...write })
    const [first = 0] = ids.posts
    const overwritten = { title: `${SECRET}新稿`, slug: 'secret-slug', body: paragraph(SECRET), excerpt: SECRET }
    await payload.update({ collection: 'posts', id: first, data: overwritten, draft: true, ...write })
    slugs.push('secret-slug')

    const hiddenParent = await createPage({ title: `${SECRET}上層`, slug: 'parent', _status: 'draft' })
    await createPage({ title: '公開的下層', slug: 'child', parent: hiddenParent.id })
    const trashedPage = await createPage({ title: `${SECRET}頁面`, slug: 'trashed-page' })
    await payload.update({ collection: 'pages', id: trashedPage.id, data: trash, ...write })
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: `${SECRET}師資`, lead: SECRET },
      draft: true,
      ...write,
    })

    await createFragment({ name: `${SECRET}片段`, _status: 'draft' })
    const trashedFragment = await createFragment({ name: `${SECRET}片段`, _status: 'published' })
    await payload.update({ collection: 'fragments', id: trashedFragment.id, data: trash, ...write })
    const popup = async (data: { _status?: 'draft'; deletedAt?: string }) => {
      const created = await payload.create({
        collection: 'popups',
        data: { name: `${SECRET}視窗`, triggers: [{ kind: 'page-load' }], _status: 'published' },
        ...write,
      })
      await payload.update({ collection: 'popups', id: created.id, data, ...write })
      return created.id
    }
    const popups = [await popup({ _status: 'draft' }), await popup(trash)]
    for (const data of [{ _status: 'draft' } as const, trash]) {
      const product = { name: `${SECRET}商品`, price: 100, _status: 'published' } as const
      const { id } = await payload.create({ collection: 'products', data: product, ...write })
      await payload.update({ collection: 'products', id, data, ...write })
    }
    const secretRedirect = { from: '/to-secret/', kind: 'post', post: withdrawn.id } as const
    await payload.create({ collection: 'redirects', data: secretRedirect, ...write })
    const item = {
      source: 'https://old.example',
      wpType: 'post',
      hash: 'x',
      docCollection: 'posts',
      docUpdatedAt: 'x',
      run: 1,
    } as const
    await payload.create({
      collection: 'import-items',
      data: { ...item, wpId: '12', docId: withdrawn.id, importedAt: '2026-01-01T00:00:00.000Z', state: 'done' },
      ...write,
    })
    content.readers.clear()

    const reader = content.readers.create()
    const post = await reader.findPost('post-6')
    if (post === null) throw new Error('The published post is not there')
    const everything: Record<Exclude<keyof typeof reader, 'tags' | 'context'>, unknown> = {
      site: await reader.site(),
      findPost: await Promise.all(slugs.map(reader.findPost)),
      findPage: await Promise.all(slugs.map(reader.findPage)),
      findAuthor: await Promise.all([1, 2, 3].map(reader.findAuthor)),
      findTerm: [await reader.findTerm('category', 'plays'), await reader.findTerm('tag', 'reading')],
      listTerms: [await reader.listTerms('category'), await reader.listTerms('tag')],
      listPosts: await Promise.all(
        [{ kind: 'all' } as const, { kind: 'category', id: category } as const, { kind: 'tag', id: tag } as const].map((list) =>
          reader.listPosts({ list, page: 1, perPage: 50 }),
        ),
      ),
      findCards: await reader.findCards(ids.posts),
      findNeighbours: await reader.findNeighbours(post),
      findRelated: await reader.findRelated(post, 50),
      findPictures: [...(await reader.findPictures([1, 2, 3]))],
      findDownloadName: await reader.findDownloadName('2026-11-0123456789.png'),
      findHrefs: [[...(await reader.findHrefs('post', ids.posts))], [...(await reader.findHrefs('page', ids.pages))]],
      findFragment: await Promise.all(ids.fragments.map(reader.findFragment)),
      findMenu: await reader.findMenu(1),
      findPopup: await Promise.all(popups.map(reader.findPopup)),
      findMailingList: await reader.findMailingList(1),
      listPopups: await reader.listPopups(),
      listProducts: await reader.listProducts(),
      findTable: await reader.findTable({ kind: 'address', address: 'https://data.example/list.csv' }),
      findRedirect: await reader.findRedirect('/to-secret/'),
      findOldAddress: await reader.findOldAddress('/?p=12'),
      pageOutline: await reader.pageOutline(),
      sitemapEntries: [
        await reader.sitemapEntries({ kind: 'pages' }),
        await reader.sitemapEntries({ kind: 'posts', page: 1, limit: 100 }),
      ],
      countPosts: await reader.countPosts(),
    }
    const shown = JSON.stringify(everything)
    for (const hidden of [SECRET, 'draft-post', 'withdrawn-post', 'trashed-post', 'secret-slug', 'trashed-page']) {
      expect(shown).not.toContain(hidden)
    }
    expect(everything).toMatchObject({
      countPosts: POSTS,
      findRedirect: null,
      findOldAddress: null,
      findFragment: [null, null],
      findPopup: [null, null],
      listProducts: [],
    })
    expect(everything.findCards).toHaveLength(POSTS)
  })
})
