import { createLocalReq, Forbidden } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type History, type HistorySubject, readHistory } from '#cms/history/read-history.ts'
import { MOST_AT_ONCE, MOST_IN_ALL } from '#cms/history/text-comparison.ts'
import { CHECKPOINT_MS } from '#cms/history/with-history.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { as, createPeople, type People } from './people.ts'
import { paragraph } from './sample-text.ts'

const section = (id: string) =>
  ({ id, blockType: 'section', title: '區段', paper: 'none', width: 'wrap', spacing: 'normal' }) as const

describe.each(USUAL_DATABASES)('the history of a page on %s', PATIENTLY, (kind) => {
  let content: Content
  let people: People
  let id: number

  beforeAll(async () => {
    content = await openContent(kind)
    people = await createPeople(content.payload)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())
  beforeEach(async () => {
    const data = { title: '關於', template: 'standard' as const, layout: [section('a')] }
    const page = await content.payload.create({ collection: 'pages', data, draft: true, ...by('editor') })
    id = page.id
    await write({ title: '關於我' })
  })

  /** Past the rules of access, but in the name of this person. */
  const by = (person: keyof People) => ({ user: people[person], overrideAccess: true })
  /** As the form saves by itself while one writes. */
  const write = (data: object, person: keyof People = 'editor') =>
    content.payload.update({ collection: 'pages', id, data, draft: true, autosave: true, depth: 0, ...by(person) })
  const versions = async () => {
    const { docs } = await content.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      depth: 0,
      overrideAccess: true,
    })
    return docs.map(
      ({ version }) => `${version.editedBy}：${version.title}，${(version.layout ?? []).map((block) => block.id).join('')}`,
    )
  }

  it('takes words that are written one after the other up in one version', async () => {
    await write({ title: '關於我們' })
    await write({ lead: '先聽再說' })
    expect(await versions()).toEqual(['編輯：關於我們，a', '編輯：關於，a'])
  })

  it.each([
    ['added', [section('a'), section('b')], 'ab'],
    ['removed', [], ''],
    ['replaced', [section('c')], 'c'],
  ])('keeps what was there before a section is %s', async (_, layout, after) => {
    await write({ layout })
    await write({ title: '之後' })
    expect(await versions()).toEqual([`編輯：之後，${after}`, '編輯：關於我，a', '編輯：關於，a'])
  })

  it('keeps what one person wrote before another goes on', async () => {
    await write({ title: '系辦改的' }, 'administrator')
    expect(await versions()).toEqual(['系辦：系辦改的，a', '編輯：關於我，a', '編輯：關於，a'])
  })

  it('keeps what was written every five minutes', async () => {
    const begun = new Date(Date.now() - CHECKPOINT_MS).toISOString()
    await content.sql.run('update _pages_v set created_at = ? where parent_id = ? and autosave = true', [begun, id])
    await write({ title: '五分鐘後' })
    expect(await versions()).toEqual(['編輯：五分鐘後，a', '編輯：關於我，a', '編輯：關於，a'])
  })

  const leads = async () => {
    const { docs } = await content.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      depth: 0,
      overrideAccess: true,
    })
    return docs.map(({ version }) => version.lead?.length ?? 0)
  }
  /** No two of its characters are alike. */
  const text = (length: number) => String.fromCharCode(...Array.from({ length }, (_, at) => 0x4e00 + at))

  it('keeps what was there before much of a text is taken away at once', async () => {
    await write({ lead: text(400) })
    await write({ lead: text(410) })
    await write({ lead: text(100) })
    await write({ lead: text(110) })
    expect(await leads()).toEqual([110, 410, 0])
  })

  it('keeps the most of what was written, where it is taken away again in small steps', async () => {
    for (const length of [200, 400, 390, 300, 210, 120, 30]) await write({ lead: text(length) })
    expect(await leads()).toEqual([30, 400, 0])
  })

  it('takes small corrections of what is kept already up in one version', async () => {
    await content.payload.update({ collection: 'pages', id, data: { lead: text(400) }, draft: true, ...by('editor') })
    for (const length of [390, 395, 380, 385]) await write({ lead: text(length) })
    expect(await leads()).toEqual([385, 400, 0, 0])
  })

  const historyOf = async (subject: HistorySubject, person: keyof People = 'editor', page?: number) =>
    readHistory(await createLocalReq({ user: people[person] }, content.payload), subject, page)
  const history = (person: keyof People, page?: number) =>
    historyOf({ collection: content.payload.collections.pages.config, id }, person, page)
  const inWords = ({ rows }: History) => rows.map(({ maker, changes }) => `${maker} · ${changes}`)
  const told = async (person: keyof People = 'editor') => inWords(await history(person))

  it('tells of each version who did what, widgets by their names', async () => {
    await write({ layout: [section('a'), { ...section('b'), title: '新的' }] })
    await content.payload.update({
      collection: 'pages',
      id,
      data: { title: '關於', _status: 'published' },
      ...by('administrator'),
    })
    expect(await told()).toEqual(['系辦 · 發布、改了標題', '編輯 · 新增「區段」', '編輯 · 改了標題', '編輯 · 建立'])
  })

  it('tells that texts were changed, where they are too long to be looked into', async () => {
    const long = (letter: string) => ({ ...section('long'), title: letter.repeat(MOST_AT_ONCE) })
    for (const letter of ['甲', '乙']) await write({ layout: [long(letter)] }, letter === '甲' ? 'editor' : 'administrator')
    await write({ title: '之後' })
    expect(await told()).toEqual(['編輯 · 改了標題', '系辦 · 改了版面', '編輯 · 改了版面', '編輯 · 改了標題', '編輯 · 建立'])
  })

  it('looks into no more texts for one page of the history than it may, the newest first', async () => {
    const length = MOST_AT_ONCE * 0.45
    const looked = Math.floor(MOST_IN_ALL / (2 * length))
    for (let count = 0; count <= looked + 1; count++) {
      const title = String.fromCharCode(97 + count).repeat(length)
      await write({ layout: [{ ...section('long'), title }] }, count % 2 === 0 ? 'administrator' : 'editor')
    }
    const changes = (await told()).map((row) => row.split(' · ')[1])
    expect(changes.slice(0, looked + 1)).toEqual([...Array(looked).fill('改了「區段」'), '改了版面'])
  })

  it('tells the oldest version of a page of the history by the one before it, which stands on the next page', async () => {
    for (let count = 3; count <= 22; count++)
      await write({ title: `第 ${count} 版` }, count % 2 === 0 ? 'editor' : 'administrator')
    const [newer, older] = [await history('editor'), await history('editor', 2)]
    expect(inWords(newer)).toEqual(Array.from({ length: 10 }, () => ['編輯 · 改了標題', '系辦 · 改了標題']).flat())
    expect(inWords(older)).toEqual(['編輯 · 改了標題', '編輯 · 建立'])
    expect([newer.count, older.count]).toEqual([22, 22])
  })

  it('tells of texts of posts', async () => {
    const data = { title: '公演', body: paragraph('週五晚上七點') }
    const post = await content.payload.create({ collection: 'posts', data, draft: true, ...by('editor') })
    const { root } = paragraph('週五晚上七點半')
    const fields = { id: 'w', blockType: 'accordion', items: [] }
    const withWidget = { root: { ...root, children: [...root.children, { type: 'block', version: 2, format: '', fields }] } }
    for (const body of [{ root }, withWidget]) {
      const change = { collection: 'posts', id: post.id, data: { body: body as typeof data.body }, draft: true } as const
      await content.payload.update({ ...change, ...by('administrator') })
    }
    const found = await historyOf({ collection: content.payload.collections.posts.config, id: post.id })
    expect(inWords(found)).toEqual(['系辦 · 新增「手風琴」', '系辦 · 改了內文', '編輯 · 建立'])
  })

  it('tells of the settings of the site, and nothing of what is there by default', async () => {
    const save = (data: object, person: keyof People) =>
      content.payload.updateGlobal({ slug: 'site', data, draft: true, ...by(person) })
    await save({ department: '口語傳播學系', everywhere: [] }, 'editor')
    await save({ everywhere: [{ id: 't', blockType: 'back-to-top' }] }, 'administrator')
    await save({ department: '口傳系' }, 'editor')
    const global = content.payload.globals.config.find(({ slug }) => slug === 'site')
    expect(inWords(await historyOf({ global }))).toEqual(['編輯 · 改了系所名稱', '系辦 · 新增「回到頁首」', '編輯 · 建立'])
  })

  it('reads the versions of menus one at a time: each may have thousands of items', async () => {
    const items = ['首頁', '課程', '系友'].map((label) => ({ label, kind: 'url' as const, url: '/', children: [] }))
    const data = { name: '主選單', items: items.slice(0, 1) }
    const menu = await content.payload.create({ collection: 'menus', data, draft: true, ...by('editor') })
    for (const [at, person] of (['administrator', 'editor'] as const).entries()) {
      const change = { collection: 'menus', id: menu.id, data: { items: items.slice(0, at + 2) }, draft: true } as const
      await content.payload.update({ ...change, ...by(person) })
    }
    const read = vi.spyOn(content.payload.db, 'findVersions')
    const found = await historyOf({ collection: content.payload.collections.menus.config, id: menu.id })
    const amounts = (await Promise.all(read.mock.results.map(({ value }) => value))).map(({ docs }) => docs.length)
    read.mockRestore()
    expect(inWords(found)).toEqual(['編輯 · 改了項目', '系辦 · 改了項目', '編輯 · 建立'])
    expect(found.count).toBe(3)
    expect(amounts).toEqual([1, 1, 1])
  })

  it('tells nothing to those who may not read it', async () => {
    await expect(history('subscriber')).rejects.toThrow(Forbidden)
  })

  it('names whoever saved, and nobody else: neither does a form choose the name, nor does the public read it', async () => {
    const forged = { title: '假冒', editedBy: '校長' }
    await content.payload.update({ collection: 'pages', id, data: forged, draft: true, autosave: true, ...as(people, 'editor') })
    expect((await versions())[0]).toBe('編輯：假冒，a')
    await content.payload.update({ collection: 'pages', id, data: { _status: 'published' }, ...as(people, 'editor') })
    const [shown] = (await content.site.find({ collection: 'pages', where: { id: { equals: id } }, overrideAccess: false })).docs
    expect(shown).toMatchObject({ title: '假冒' })
    expect(shown).not.toHaveProperty('editedBy')
  })
})
