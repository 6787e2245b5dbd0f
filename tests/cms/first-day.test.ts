import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { READY_PAGES } from '#cms/first-day/ready-pages.ts'
import { readFirstDay } from '#cms/first-day/state.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople, type People } from './people.ts'

const NAMES = { university: '清水大學', department: '數位敘事學系', description: '說故事的人。' }

describe('the first day of a department', PATIENTLY, () => {
  let content: Content
  let people: People
  let rest: Rest

  beforeAll(async () => {
    content = await openContent('sqlite')
    people = await createPeople(content.payload)
    rest = openRest(content)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const make = (person: Parameters<Rest['ask']>[0]) => rest.ask(person, '/first-day/pages', { method: 'POST' })
  const state = async () => readFirstDay(await createLocalReq({ user: people.editor }, content.payload))
  const count = async (collection: 'pages' | 'menus') =>
    (await content.payload.count({ collection, overrideAccess: true })).totalDocs

  it('makes no page for those who may not make one', async () => {
    expect((await make('anonymous')).status).toBe(401)
    expect((await make('subscriber')).status).toBe(403)
    expect((await make('author')).status).toBe(403)
    expect(await count('pages')).toBe(0)
  })

  it('asks for the names first', async () => {
    expect(await state()).toMatchObject({ hasPages: false, home: null, site: { department: '' } })
    const answer = await make('editor')
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('請先填學校與系所名稱。')
    expect([await count('pages'), await count('menus')]).toEqual([0, 0])
  })

  it('makes every ready page as a draft that says the names, and the menus; once', async () => {
    await content.payload.updateGlobal({ slug: 'site', data: { ...NAMES, _status: 'published' }, overrideAccess: true })
    const made = await make('editor')
    expect([made.status, await made.text()]).toEqual([201, expect.stringContaining('都還是草稿')])
    const { docs } = await content.payload.find({ collection: 'pages', pagination: false, overrideAccess: true, depth: 0 })
    expect(docs.map(({ title, _status }) => `${title} ${_status}`).sort()).toEqual(
      READY_PAGES.map(({ title }) => `${title} draft`).sort(),
    )
    const home = docs.find(({ path }) => path === '')
    expect(JSON.stringify(home?.layout)).toContain(NAMES.department)
    const site = await content.payload.findGlobal({ slug: 'site', depth: 1, overrideAccess: true })
    expect(site.headerMenu).toMatchObject({ name: '主選單', _status: 'published' })
    expect(site.legalMenu).toMatchObject({ items: [{ label: '隱私權政策' }, { label: '無障礙聲明' }] })
    expect(site).toMatchObject(NAMES)
    expect((await make('editor')).status).toBe(409)
    expect(await count('pages')).toBe(READY_PAGES.length)
  })

  it('has nothing in its ready pages that keeps one from publishing them', async () => {
    const { docs } = await content.payload.find({ collection: 'pages', pagination: false, overrideAccess: true, depth: 0 })
    expect(await state()).toMatchObject({ hasPages: true, home: { isPublic: false } })
    for (const { id } of docs) {
      const data = { _status: 'published' as const }
      const page = await content.payload.update({ collection: 'pages', id, data, overrideAccess: false, user: people.editor })
      expect(page._status).toBe('published')
    }
    expect(await state()).toMatchObject({ home: { isPublic: true } })
  })
})

describe('a department that begins with nothing', PATIENTLY, () => {
  let content: Content
  let people: People
  let rest: Rest

  beforeAll(async () => {
    content = await openContent('sqlite')
    people = await createPeople(content.payload)
    rest = openRest(content)
    await content.payload.updateGlobal({ slug: 'site', data: { ...NAMES, _status: 'published' }, overrideAccess: true })
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const make = (person: Parameters<Rest['ask']>[0], data: object) =>
    rest.ask(person, '/first-day/menu', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
  const state = async () => readFirstDay(await createLocalReq({ user: people.editor }, content.payload))
  const addPage = async (title: string) =>
    (await content.payload.create({ collection: 'pages', data: { title, slug: title }, draft: true, overrideAccess: true })).id

  it('puts the pages that it has made into the menu of the header, in the order that it says', async () => {
    const [long, about] = [await addPage('長'.repeat(40)), await addPage('關於本系')]
    await content.payload.create({
      collection: 'pages',
      data: { title: '首頁', slug: '', isHome: true },
      draft: true,
      overrideAccess: true,
    })
    expect(await state()).toMatchObject({ menu: null, pages: [{ id: long }, { id: about, title: '關於本系' }] })
    expect((await make('author', { pages: [about], news: true })).status).toBe(403)
    for (const wrong of [{}, { pages: 'all', news: true }, { pages: [about + 100], news: true }, { pages: [], news: false }])
      expect((await make('editor', wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await make('editor', { pages: [about, long], news: true })).status).toBe(201)
    const site = await content.payload.findGlobal({ slug: 'site', depth: 1, overrideAccess: true })
    expect(site.headerMenu).toMatchObject({
      name: '主選單',
      _status: 'published',
      items: [
        { label: '關於本系', kind: 'page', page: about },
        { label: '長'.repeat(30), kind: 'page', page: long },
        { label: '最新消息', kind: 'url', url: '/news/' },
      ],
    })
    expect(site).toMatchObject(NAMES)
  })

  it('finds it there when it comes back, and makes no second one', async () => {
    const { menu } = await state()
    expect(menu).toMatchObject({ labels: ['關於本系', '長'.repeat(30), '最新消息'] })
    expect((await make('editor', { pages: [], news: true })).status).toBe(409)
    expect((await content.payload.count({ collection: 'menus', overrideAccess: true })).totalDocs).toBe(1)
  })

  it('may have nothing in it but the news', async () => {
    const data = { headerMenu: null, _status: 'published' as const }
    await content.payload.updateGlobal({ slug: 'site', data, overrideAccess: true })
    expect((await make('editor', { pages: [], news: true })).status).toBe(201)
    expect(await state()).toMatchObject({ menu: { labels: ['最新消息'] } })
  })
})
