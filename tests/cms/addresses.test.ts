import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Page, Post } from '#platform/payload-types.ts'
import { changesDuring } from './change-log.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'

describe.each(USUAL_DATABASES)('addresses on %s', PATIENTLY, (kind) => {
  let content: Content
  beforeAll(async () => {
    content = await openContent(kind)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const createPost = (data: Partial<Post> & { title: string }) =>
    content.payload.create({ collection: 'posts', data: { _status: 'published', ...data }, overrideAccess: true })
  const updatePost = (id: number, data: Partial<Post>) =>
    content.payload.update({ collection: 'posts', id, data: { _status: 'published', ...data }, overrideAccess: true })
  const createPage = (data: Partial<Page> & { title: string }) =>
    content.payload.create({
      collection: 'pages',
      data: { template: 'standard', _status: 'published', ...data },
      depth: 0,
      overrideAccess: true,
    })
  const updatePage = (id: number, data: Partial<Page>, draft = false) =>
    content.payload.update({
      collection: 'pages',
      id,
      data: { ...(draft ? {} : { _status: 'published' as const }), ...data },
      depth: 0,
      draft,
      overrideAccess: true,
    })
  const redirectFrom = async (path: string) => (await content.readers.create().findRedirect(path))?.to ?? null
  const isPage = async (path: string) => (await content.readers.create().findPage(path)) !== null

  it('a page whose title is not written yet has no address; it gets it from the title, once', async () => {
    const page = await content.payload.create({ collection: 'pages', data: {}, draft: true, depth: 0, overrideAccess: true })
    expect(page).toMatchObject({ slug: null, path: null })
    expect(await updatePage(page.id, { title: '表單 下載' }, true)).toMatchObject({ slug: '表單-下載', path: '表單-下載' })
    expect(await updatePage(page.id, { title: '下載專區' })).toMatchObject({ slug: '表單-下載', path: '表單-下載' })
  })

  describe('the slug of a post', () => {
    it('is made from its title, in Chinese, once', async () => {
      const post = await createPost({ title: '第 19 屆「金鐘」演講比賽！' })
      expect(post.slug).toBe('第-19-屆-金鐘-演講比賽')
      expect((await updatePost(post.id, { title: '另一個標題' })).slug).toBe(post.slug)
    })

    it('gets a number where the first one is taken, be it by a draft or in the trash', async () => {
      const slugs: unknown[] = []
      slugs.push((await createPost({ title: '公告', _status: 'draft' })).slug)
      const second = await createPost({ title: '公告' })
      slugs.push(second.slug)
      await updatePost(second.id, { deletedAt: new Date().toISOString() })
      slugs.push((await createPost({ title: '公告' })).slug)
      expect(slugs).toEqual(['公告', '公告-2', '公告-3'])
    })

    it('is found with the same questions, however many have it', async () => {
      const countQuestions = async () => {
        const find = vi.spyOn(content.payload.db, 'find')
        await createPost({ title: '徵稿', _status: 'draft' })
        const { length } = find.mock.calls
        find.mockRestore()
        return length
      }
      const first = await countQuestions()
      for (let count = 0; count < 8; count++) await countQuestions()
      expect(first).toBeGreaterThan(0)
      expect(await countQuestions()).toBe(first)
    })

    it('of a very long title still has room for the number', async () => {
      const title = '長'.repeat(120)
      await createPost({ title })
      expect((await createPost({ title })).slug).toBe(`${'長'.repeat(80)}-2`)
    })

    it('is spelt one way only: trimmed, composed, in lower case', async () => {
      expect((await createPost({ title: '拼法', slug: '  Café-2026 '.normalize('NFD') })).slug).toBe('café-2026')
    })

    it.each([
      ['a slash', 'a/b'],
      ['a step up', '../admin'],
      ['markup', '<script>'],
      ['a percent sign', '%2e%2e'],
      ['a space', '兩 字'],
      ['a question mark', '什麼?'],
      ['a control character', 'a\u0000b'],
      ['a direction mark', 'a\u202Eb'],
      ['a full-width letter', 'ＡＢＣ'],
    ])('with %s is refused in Chinese', async (_, slug) => {
      await expect(createPost({ title: '壞代稱', slug })).rejects.toMatchObject({
        data: { errors: [{ path: 'slug', message: expect.stringMatching(/^網址代稱只能用文字、數字與連字號，例如「.+」。$/) }] },
      })
    })

    it('of another post is refused in Chinese', async () => {
      await createPost({ title: '先到', slug: 'taken' })
      const { id } = await createPost({ title: '後到' })
      const taken = { data: { errors: [{ path: 'slug', message: '此欄位的值必須是唯一的' }] } }
      await expect(createPost({ title: '重複', slug: 'taken' })).rejects.toMatchObject(taken)
      await expect(updatePost(id, { slug: 'taken' })).rejects.toMatchObject(taken)
    })

    it('of a copy is its own', async () => {
      const { id } = await createPost({ title: '原稿', slug: 'original' })
      const copy = await content.payload.duplicate({ collection: 'posts', id, draft: true, overrideAccess: true })
      expect(copy).toMatchObject({ slug: '原稿', _status: 'draft' })
      await expect(updatePost(copy.id, {})).resolves.toMatchObject({ slug: '原稿' })
    })
  })

  describe('a published post that is renamed', () => {
    it('leaves a redirect, which follows it wherever it goes', async () => {
      const { id } = await createPost({ title: '一', slug: 'one' })
      await updatePost(id, { slug: 'two' })
      expect(await redirectFrom('/news/one/')).toBe('/news/two/')
      await changesDuring(content, () => updatePost(id, { slug: '三' }))
      expect(await redirectFrom('/news/one/')).toBe('/news/%E4%B8%89/')
      expect(await redirectFrom('/news/two/')).toBe('/news/%E4%B8%89/')
    })

    it('is found by the old address however that is spelt', async () => {
      const { id } = await createPost({ title: '舊名' })
      await updatePost(id, { slug: 'new-name' })
      for (const path of ['/news/舊名/', '/news/%E8%88%8A%E5%90%8D', '/NEWS/%e8%88%8a%e5%90%8d/']) {
        expect(await redirectFrom(path)).toBe('/news/new-name/')
      }
    })

    it('back and forth never makes a redirect to itself', async () => {
      const { id } = await createPost({ title: '來回', slug: 'here' })
      await updatePost(id, { slug: 'there' })
      await updatePost(id, { slug: 'here' })
      expect(await redirectFrom('/news/there/')).toBe('/news/here/')
      expect(await redirectFrom('/news/here/')).toBeNull()
    })

    it('gives its old address up to a new post', async () => {
      const first = await createPost({ title: '讓位', slug: 'seat' })
      await updatePost(first.id, { slug: 'elsewhere' })
      const second = await createPost({ title: '新主人', slug: 'seat' })
      expect(await content.readers.create().findPost('seat')).toMatchObject({ id: second.id })
      await updatePost(second.id, { slug: 'seat-two' })
      expect(await redirectFrom('/news/seat/')).toBe('/news/seat-two/')
    })

    it('leads nowhere once it is withdrawn', async () => {
      const { id } = await createPost({ title: '撤下', slug: 'shown' })
      await updatePost(id, { slug: 'renamed' })
      await updatePost(id, { _status: 'draft' })
      expect(await redirectFrom('/news/shown/')).toBeNull()
    })

    it('that was never published leaves none', async () => {
      const { id } = await createPost({ title: '草稿', slug: 'never-seen', _status: 'draft' })
      await updatePost(id, { slug: 'still-not', _status: 'draft' })
      await updatePost(id, { _status: 'published' })
      expect(await redirectFrom('/news/never-seen/')).toBeNull()
    })
  })

  describe('a page', () => {
    it('has an address made from its title and its parents', async () => {
      const about = await createPage({ title: '關於本系' })
      const staff = await createPage({ title: '師資', parent: about.id })
      const former = await createPage({ title: 'Former Staff', parent: staff.id })
      expect([about.path, staff.path, former.path]).toEqual(['關於本系', '關於本系/師資', '關於本系/師資/former-staff'])
      expect(await content.readers.create().findPage('關於本系/師資/former-staff')).toMatchObject({
        href: `/${encodeURIComponent('關於本系')}/${encodeURIComponent('師資')}/former-staff/`,
        ancestors: [{ label: '關於本系' }, { label: '師資' }],
      })
      expect((await updatePage(about.id, { title: '本系簡介' })).path).toBe('關於本系')
    })

    it('in another language is known by it, on its own and on the way to pages below', async () => {
      const english = await createPage({ title: 'English', slug: 'english', lang: 'en' })
      await createPage({ title: 'Study', slug: 'study', parent: english.id, lang: 'en' })
      const reader = content.readers.create()
      expect(await reader.findPage('english/study')).toMatchObject({ lang: 'en', ancestors: [{ label: 'English', lang: 'en' }] })
      expect(await reader.pageOutline()).toContainEqual(
        expect.objectContaining({ href: '/english/', lang: 'en', children: [expect.objectContaining({ lang: 'en' })] }),
      )
    })

    it('that moves takes the pages below along, each leaving a redirect, and their content stays', async () => {
      const layout = [
        { blockType: 'section', id: 'a', content: [], paper: 'none', width: 'wrap', spacing: 'normal' },
      ] satisfies Page['layout']
      const parent = await createPage({ title: '上', slug: 'up' })
      const child = await createPage({ title: '中', slug: 'mid', parent: parent.id, lead: '前言', layout })
      const before = await content.readers.create().findPage('up/mid')
      const grandchild = await createPage({ title: '下', slug: 'low', parent: child.id })
      await updatePage(parent.id, { slug: 'top' })
      const reader = content.readers.create()
      expect(await reader.findPage('top/mid')).toMatchObject({ id: child.id, lead: '前言', layout: before?.layout })
      expect(await reader.findPage('top/mid/low')).toMatchObject({ id: grandchild.id })
      expect(await Promise.all(['/up/', '/up/mid/', '/up/mid/low/'].map(redirectFrom))).toEqual([
        '/top/',
        '/top/mid/',
        '/top/mid/low/',
      ])
      expect((await updatePage(child.id, { title: '中間' })).path).toBe('top/mid')
      expect(before?.layout).toHaveLength(1)
    })

    it('moved as a draft moves nothing yet', async () => {
      const parent = await createPage({ title: '原處', slug: 'stay' })
      await createPage({ title: '子', slug: 'child', parent: parent.id })
      await updatePage(parent.id, { slug: 'leave' }, true)
      expect([await isPage('stay'), await isPage('stay/child'), await isPage('leave')]).toEqual([true, true, false])
      await updatePage(parent.id, {})
      expect([await isPage('stay'), await isPage('leave/child'), await isPage('leave')]).toEqual([false, true, true])
    })

    it('below it, a draft moves along without becoming public', async () => {
      const parent = await createPage({ title: '甲', slug: 'jia' })
      const child = await createPage({ title: '乙', slug: 'yi', parent: parent.id })
      await updatePage(child.id, { title: '還沒好' }, true)
      const hidden = await createPage({ title: '丙', slug: 'bing', parent: parent.id, _status: 'draft' })
      await updatePage(parent.id, { slug: 'jia2' })
      expect(await content.readers.create().findPage('jia2/yi')).toMatchObject({ title: '乙' })
      expect(await isPage('jia2/bing')).toBe(false)
      expect(await redirectFrom('/jia/bing/')).toBeNull()
      expect((await updatePage(hidden.id, {})).path).toBe('jia2/bing')
      await updatePage(child.id, {})
      expect(await content.readers.create().findPage('jia2/yi')).toMatchObject({ title: '還沒好' })
    })

    it('that goes back to where it was redirects to nowhere in a circle', async () => {
      const { id } = await createPage({ title: '繞', slug: 'round' })
      await updatePage(id, { slug: 'trip' })
      await updatePage(id, { slug: 'round' })
      expect(await redirectFrom('/trip/')).toBe('/round/')
      expect(await redirectFrom('/round/')).toBeNull()
    })

    it.each([
      'news',
      'category',
      'tag',
      'search',
      'feed',
      'site-map',
      'preview',
      'fonts',
      'wp-json',
      'wp-content',
      'wp-admin',
      'api',
      'admin',
    ])('at /%s/ is refused in Chinese: the site itself answers there', async (slug) => {
      await expect(createPage({ title: '佔用', slug })).rejects.toThrow(`網址「/${slug}/」由系統使用，請換一個網址代稱。`)
    })

    it('may be called so further down', async () => {
      const parent = await createPage({ title: '學會' })
      expect((await createPage({ title: '消息', slug: 'news', parent: parent.id })).path).toBe('學會/news')
    })

    it('without a slug gets a number where its title is taken', async () => {
      await createPage({ title: '表單下載' })
      expect((await createPage({ title: '表單下載' })).path).toBe('表單下載-2')
      expect((await createPage({ title: '表單下載' })).path).toBe('表單下載-3')
    })

    it('cannot take the address of another one, be that a draft or in the trash', async () => {
      await createPage({ title: '已有', slug: 'used', _status: 'draft' })
      await expect(createPage({ title: '重複', slug: 'used' })).rejects.toThrow(
        '網址「/used/」已經有頁面使用，請換一個網址代稱。',
      )
      const trashed = await createPage({ title: '垃圾桶', slug: 'binned' })
      await updatePage(trashed.id, { deletedAt: new Date().toISOString() })
      await expect(createPage({ title: '重複', slug: 'binned' })).rejects.toThrow('已經有頁面使用')
    })

    it('cannot push a page below it onto the address of another one', async () => {
      const first = await createPage({ title: '第一', slug: 'first' })
      await createPage({ title: '第一之子', slug: 'x', parent: first.id })
      const second = await createPage({ title: '第二', slug: 'second' })
      const orphan = await createPage({ title: '第二之子', slug: 'x', parent: second.id })
      await expect(updatePage(orphan.id, { parent: first.id })).rejects.toThrow('網址「/first/x/」已經有頁面使用')
      expect(await content.readers.create().findPage('second/x')).toMatchObject({ id: orphan.id })
    })

    it('left behind by its deleted parent keeps its address, which nobody can push another page onto', async () => {
      const parent = await createPage({ title: '將刪', slug: 'gone' })
      const orphan = await createPage({ title: '孤兒', slug: 'kid', parent: parent.id })
      await content.payload.delete({ collection: 'pages', id: parent.id, overrideAccess: true })
      expect(await content.readers.create().findPage('gone/kid')).toMatchObject({ id: orphan.id, ancestors: [] })
      const rival = await createPage({ title: '後來', slug: 'rival' })
      await createPage({ title: '後來之子', slug: 'kid', parent: rival.id })
      await expect(updatePage(rival.id, { slug: 'gone' })).rejects.toThrow()
      expect([await isPage('rival'), await isPage('rival/kid'), await isPage('gone')]).toEqual([true, true, false])
      await updatePage(orphan.id, {})
      expect(await redirectFrom('/gone/kid/')).toBe('/kid/')
    })

    it.each(['a/b', '..', '<b>', 'a b', 'a%2fb'])('with the slug %j is refused in Chinese', async (slug) => {
      await expect(createPage({ title: '壞代稱', slug })).rejects.toMatchObject({
        data: { errors: [{ path: 'slug', message: expect.stringMatching(/^網址代稱只能用文字、數字與連字號/) }] },
      })
    })

    it('is the home page alone', async () => {
      const home = await createPage({ title: '首頁', isHome: true, template: 'home' })
      expect(await content.readers.create().findPage('')).toMatchObject({ id: home.id, href: '/' })
      await expect(createPage({ title: '另一個首頁', isHome: true })).rejects.toThrow('已經有首頁了。請先取消原來的首頁。')
      const other = await createPage({ title: '新首頁', slug: 'new-home' })
      await expect(updatePage(other.id, { isHome: true })).rejects.toThrow('已經有首頁了')
      await updatePage(home.id, { isHome: false, slug: 'old-home' })
      await updatePage(other.id, { isHome: true })
      expect(await content.readers.create().findPage('')).toMatchObject({ id: other.id })
      expect(await redirectFrom('/new-home/')).toBe('/')
      expect(await redirectFrom('/')).toBeNull()
    })

    it('copied from the home page is an ordinary one', async () => {
      const home = await content.readers.create().findPage('')
      const copy = await content.payload.duplicate({ collection: 'pages', id: home?.id ?? 0, draft: true, overrideAccess: true })
      expect(copy).toMatchObject({ isHome: false, path: '新首頁' })
    })

    it('is never below itself', async () => {
      const grandparent = await createPage({ title: '祖', slug: 'zu' })
      const parent = await createPage({ title: '父', slug: 'fu', parent: grandparent.id })
      const child = await createPage({ title: '子', slug: 'zi', parent: parent.id })
      const message = '上層頁面不能是自己或自己的下層頁面，也不能超過六層。'
      await expect(updatePage(grandparent.id, { parent: child.id })).rejects.toThrow(message)
      await expect(updatePage(grandparent.id, { parent: parent.id })).rejects.toThrow(message)
      await expect(updatePage(grandparent.id, { parent: grandparent.id })).rejects.toThrow()
      expect(await isPage('zu/fu/zi')).toBe(true)
    })

    it('copied is a draft at an address of its own', async () => {
      const { id } = await createPage({ title: '範本', slug: 'template' })
      const copy = () => content.payload.duplicate({ collection: 'pages', id, draft: true, overrideAccess: true })
      expect(await copy()).toMatchObject({ _status: 'draft', path: '範本' })
      const second = await copy()
      expect(second).toMatchObject({ _status: 'draft', path: '範本-2' })
      await expect(updatePage(second.id, {})).resolves.toMatchObject({ path: '範本-2' })
    })
  })

  it('a redirect that an editor adds is stored in one spelling and leads only to safe addresses', async () => {
    const { payload } = content
    const create = (from: string, to: string) =>
      payload.create({ collection: 'redirects', data: { from, kind: 'url', to }, overrideAccess: true })
    expect(await create('/Old%20News', 'https://example.edu.tw/')).toMatchObject({ from: '/old news/' })
    expect(await redirectFrom('/old%20news/')).toBe('https://example.edu.tw/')
    for (const to of ['javascript:alert(1)', '//evil.example/', 'data:text/html,x', '']) {
      await expect(create(`/${crypto.randomUUID()}/`, to)).rejects.toMatchObject({
        data: { errors: [{ path: 'to', message: expect.stringMatching(/^請填站內路徑/) }] },
      })
    }
  })
})
