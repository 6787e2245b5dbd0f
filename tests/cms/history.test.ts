import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readHistory } from '#cms/history/read-history.ts'
import { MOST_AT_ONCE } from '#cms/history/text-comparison.ts'
import { CHECKPOINT_MS } from '#cms/history/with-history.ts'
import { type Content, DATABASES, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { as, createPeople, type People } from './people.ts'

const section = (id: string) =>
  ({ id, blockType: 'section', title: '區段', paper: 'none', width: 'wrap', spacing: 'normal' }) as const

describe.each(DATABASES)('the history of a page on %s', PATIENTLY, (kind) => {
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

  const history = async (person: keyof People, page?: number) => {
    const req = await createLocalReq({ user: people[person] }, content.payload)
    return readHistory(req, { collection: content.payload.collections.pages.config, id }, page)
  }
  const told = async (person: keyof People = 'editor') =>
    (await history(person)).rows.map(({ maker, changes }) => `${maker} · ${changes}`)

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

  it('tells nothing to those who may not read it', async () => {
    await expect(history('subscriber')).rejects.toThrow()
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
