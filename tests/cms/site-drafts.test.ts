import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCHEMES } from '#brand/schemes.ts'
import { readDraft } from '#cms/preview/read-draft.ts'
import { SETTINGS_ID } from '#cms/preview/token.ts'
import { changesDuring } from './change-log.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest } from './open-rest.ts'
import { as, createPeople, type People, signedIn, viewerOf } from './people.ts'

describe('menus and settings', PATIENTLY, () => {
  let content: Content
  let people: People
  let menu: number

  beforeAll(async () => {
    content = await openContent('sqlite')
    people = await signedIn(content.payload, await createPeople(content.payload))
    const item = { label: '消息', kind: 'url' as const, url: '/news/' }
    const data = { name: '主選單', items: [item], _status: 'published' as const }
    menu = (await content.payload.create({ collection: 'menus', data, overrideAccess: true })).id
    const settings = { university: '明德大學', department: '口語傳播學系', postsPerPage: 10, headerMenu: menu }
    await content.payload.updateGlobal({ slug: 'site', data: settings, overrideAccess: true })
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const saveMenu = (label: string, draft: boolean) =>
    content.payload.update({
      collection: 'menus',
      id: menu,
      data: { items: [{ label, kind: 'url', url: '/news/' }], _status: draft ? 'draft' : 'published' },
      draft,
      ...as(people, 'editor'),
    })
  const saveSettings = (department: string, draft: boolean) =>
    content.payload.updateGlobal({ slug: 'site', data: { department }, draft, ...as(people, 'editor') })
  const shown = async () => {
    content.readers.clear()
    const { department, headerMenu } = await content.readers.create().site()
    return { department, labels: headerMenu?.items.map(({ label }) => label) }
  }
  const preview = (collection: 'menus' | 'site', id: number, person: keyof People = 'editor') =>
    readDraft(content.site, content.readers.create().context, { collection, id, ...viewerOf(people[person]) })

  it('change the site when they are published, and not with a draft', async () => {
    expect(await changesDuring(content, () => saveMenu('草稿', true))).toEqual([])
    expect(await changesDuring(content, () => saveSettings('草稿學系', true))).toEqual([])
    expect(await shown()).toEqual({ department: '口語傳播學系', labels: ['消息'] })
    expect(await changesDuring(content, () => saveMenu('最新消息', false))).toEqual([[`menu:${menu}`, 'menus']])
    expect(await changesDuring(content, () => saveSettings('語言傳播學系', false))).toEqual([['settings']])
    expect(await shown()).toEqual({ department: '語言傳播學系', labels: ['最新消息'] })
  })

  it('are previewed by staff as drafts in the place that they will have, and by nobody else', async () => {
    await saveMenu('預覽的項目', true)
    await saveSettings('預覽的學系', true)
    expect(await preview('menus', menu)).toMatchObject({
      kind: 'menu',
      menu: { items: [{ label: '預覽的項目', href: '/news/' }] },
      site: { department: '語言傳播學系', headerMenu: { items: [{ label: '預覽的項目' }] } },
    })
    expect(await preview('site', SETTINGS_ID)).toMatchObject({
      kind: 'settings',
      site: { department: '預覽的學系', headerMenu: { items: [{ label: '最新消息' }] } },
    })
    expect(await preview('menus', menu, 'subscriber')).toBeNull()
    expect(await preview('site', SETTINGS_ID, 'subscriber')).toBeNull()
    expect(await shown()).toEqual({ department: '語言傳播學系', labels: ['最新消息'] })
  })

  it('show the look that the form has, before it is stored, and whatever else a browser says', async () => {
    const target = { collection: 'site', id: SETTINGS_ID, ...viewerOf(people.editor) } as const
    const unsaved = (brand: unknown, more = {}) =>
      readDraft(content.site, content.readers.create().context, target, { brand, ...more })
    const pine = { palette: { zhu: SCHEMES.pine.colours.zhu }, corners: 'round' }
    expect(await unsaved({ scheme: 'pine', corners: 'round' }, { department: '冒名' })).toMatchObject({
      site: { department: '預覽的學系', brand: pine },
    })
    const own = { scheme: 'own', colours: { zhu: '#0a5f8a', ink: '</style><script>' } }
    expect(await unsaved(own)).toMatchObject({
      site: { brand: { palette: { zhu: '#0a5f8a', ink: SCHEMES.programme.colours.ink } } },
    })
    for (const hostile of [5, 'pine', [], null, { scheme: {} }, { scheme: 'pine', colours: 'x' }, { tones: ['3'] }])
      expect(await unsaved(hostile)).toMatchObject({ site: { brand: { palette: { zhu: SCHEMES.programme.colours.zhu } } } })
    expect((await content.readers.create().site()).brand.palette.zhu).toBe(SCHEMES.programme.colours.zhu)
  })

  it('of three levels are published as the form sends them', async () => {
    const link = { kind: 'url' as const, url: '/news/' }
    const third = [{ label: '三', ...link }]
    const items = [{ label: '一', ...link, children: [{ label: '二', ...link, grandchildren: third }] }]
    const made = await content.payload.create({
      collection: 'menus',
      data: { name: '三層選單', items, _status: 'published' },
      overrideAccess: true,
    })
    const rest = openRest(content)
    const json = (body: object) => ({
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const draft = await (await rest.ask('editor', `/api/menus/${made.id}?draft=true&depth=0`)).json()
    const added = { id: '6560000000000000000000aa', label: '四', ...link }
    const saved = await rest.ask(
      'editor',
      `/api/menus/${made.id}?draft=true&autosave=true&depth=0`,
      json({ ...draft, items: [...draft.items, added], _status: 'draft' }),
    )
    expect(saved.status).toBe(200)
    const { doc } = await saved.json()
    const published = await rest.ask('editor', `/api/menus/${made.id}?depth=0`, json({ ...doc, _status: 'published' }))
    expect(await published.json()).toMatchObject({ doc: { _status: 'published' } })
    content.readers.clear()
    const shown = await content.readers.create().findMenu(made.id)
    expect(shown?.items.map(({ label }) => label)).toEqual(['一', '四'])
    expect(shown?.items[0]?.children[0]?.children[0]?.label).toBe('三')
  })

  it('of an earlier time come back as drafts', async () => {
    const { docs } = await content.payload.findGlobalVersions({
      slug: 'site',
      where: { 'version.department': { equals: '口語傳播學系' } },
      overrideAccess: true,
    })
    const id = docs[0]?.id ?? 0
    const restored = await openRest(content).ask('editor', `/api/globals/site/versions/${id}`, { method: 'POST' })
    expect(await restored.json()).toMatchObject({ doc: { department: '口語傳播學系', _status: 'draft' } })
    expect(await preview('site', SETTINGS_ID)).toMatchObject({ site: { department: '口語傳播學系' } })
    expect(await shown()).toMatchObject({ department: '語言傳播學系' })
    expect((await openRest(content).ask('author', `/api/globals/site/versions/${id}`, { method: 'POST' })).status).toBe(403)
    const past = content.payload.restoreGlobalVersion({ slug: 'site', id: String(id), overrideAccess: true })
    await expect(past).rejects.toThrow('舊版本只能還原成草稿')
  })

  it('of the site are never without something published', async () => {
    const withdraw = content.payload.updateGlobal({ slug: 'site', data: { _status: 'draft' }, overrideAccess: true })
    await expect(withdraw).rejects.toThrow('網站設定不能取消發布')
    expect(await shown()).toMatchObject({ department: '語言傳播學系' })
  })
})
