import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JUST_OPENED } from '#cms/desk/blank-drafts.ts'
import { findRecent, findUnpublished } from '#cms/desk/find-work.ts'
import { searchEverything } from '#cms/desk/search-everything.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople, type People } from './people.ts'

describe('the desk', PATIENTLY, () => {
  let content: Content
  let people: People
  let rest: Rest
  const ids: Record<'own' | 'foreign' | 'published', number> = { own: 0, foreign: 0, published: 0 }

  beforeAll(async () => {
    content = await openContent('sqlite', { SITE_URL: 'https://www.example.edu.tw' })
    people = await createPeople(content.payload)
    rest = openRest(content)
    const post = async (title: string, author: number | string, _status: 'draft' | 'published') => {
      const data = { title, author: Number(author), _status }
      return (await content.payload.create({ collection: 'posts', data, draft: _status === 'draft', overrideAccess: true })).id
    }
    ids.published = await post('畢業公演開始售票', people.editor.id, 'published')
    ids.own = await post('公演幕後', people.author.id, 'draft')
    ids.foreign = await post('公演預算', people.other.id, 'draft')
    await content.payload.create({ collection: 'tags', data: { name: '公演', slug: 'show' }, overrideAccess: true })
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const requestOf = (person: keyof People) => createLocalReq({ user: people[person] }, content.payload)
  const titles = async (query: string, person: keyof People) =>
    (await searchEverything(query, await requestOf(person))).map(({ kind, title }) => `${kind}：${title}`).sort()

  it('finds documents of every kind by one character, two, or several words', async () => {
    expect(await titles('演', 'editor')).toEqual(['文章：公演幕後', '文章：公演預算', '文章：畢業公演開始售票', '標籤：公演'])
    expect(await titles('幕後', 'editor')).toEqual(['文章：公演幕後'])
    expect(await titles('售票 公演', 'editor')).toEqual(['文章：畢業公演開始售票'])
  })

  it('finds only what one may read: authors no drafts of others, and no accounts but their own', async () => {
    expect(await titles('公演', 'author')).toEqual(['文章：公演幕後', '文章：畢業公演開始售票', '標籤：公演'])
    expect(await titles('作者', 'author')).toEqual(['使用者：林作者'])
    expect(await titles('作者', 'editor')).toEqual(['使用者：林作者', '使用者：陳作者'])
  })

  it('answers staff alone, and nothing for a query that is none', async () => {
    const ask = async (person: Parameters<Rest['ask']>[0], q: string) =>
      rest.ask(person, `/desk/search?q=${encodeURIComponent(q)}`)
    expect((await ask('anonymous', '公演')).status).toBe(401)
    expect((await ask('subscriber', '公演')).status).toBe(403)
    expect((await (await ask('editor', '幕後')).json()).found).toEqual([
      { title: '公演幕後', kind: '文章', path: `/collections/posts/${ids.own}` },
    ])
    for (const q of ['', '   ', '字'.repeat(101), '很 多 很 多 很 多 的 字'])
      expect((await (await ask('editor', q)).json()).found).toEqual([])
  })

  it('lists what is not published yet, of those documents that one may change', async () => {
    const unpublished = async (person: keyof People) =>
      (await findUnpublished(await requestOf(person))).map(({ kind, count, newest }) => [
        kind,
        count,
        newest.map(({ title }) => title),
      ])
    expect(await unpublished('author')).toEqual([['文章', 1, ['公演幕後']]])
    expect(await unpublished('editor')).toEqual([['文章', 2, ['公演預算', '公演幕後']]])
    const data = { title: '畢業公演加演' }
    await content.payload.update({ collection: 'posts', id: ids.published, data, draft: true, overrideAccess: true })
    expect(await unpublished('editor')).toEqual([['文章', 3, ['畢業公演加演', '公演預算', '公演幕後']]])
  })

  it('lists what was changed last, newest first', async () => {
    const recent = await findRecent(await requestOf('editor'))
    expect(recent.map(({ title }) => title)).toEqual(['畢業公演加演', '公演預算', '公演幕後'])
    const { found } = await (await rest.ask('editor', '/desk/recent')).json()
    expect(found[0]).toEqual({ title: '畢業公演加演', kind: '文章', path: `/collections/posts/${ids.published}` })
    expect((await rest.ask('anonymous', '/desk/recent')).status).toBe(401)
  })

  it('says nothing of a draft whose form was opened, until something is written', async () => {
    const as = { draft: true, overrideAccess: false, user: people.editor } as const
    const opened = await content.payload.create({ collection: 'posts', data: {} as { title: string }, ...as })
    const path = `/collections/posts/${opened.id}`
    const told = async () => {
      const req = await requestOf('editor')
      const documents = [await findRecent(req), (await findUnpublished(req)).flatMap(({ newest }) => newest)]
      return documents.map((all) => all.some((document) => document.path === path))
    }
    expect(await told()).toEqual([false, false])
    // What was written before there were names in the history.
    const sql = await sqlOf(content.payload)
    const named = (name: string | null) =>
      sql.run('update _posts_v set version_edited_by = ? where parent_id = ?', [name, opened.id])
    await named(null)
    expect(await told()).toEqual([true, true])
    await named(JUST_OPENED)
    const data = { excerpt: '先寫摘要' }
    await content.payload.update({ collection: 'posts', id: opened.id, data, autosave: true, ...as })
    expect(await told()).toEqual([true, true])
    const { docs } = await content.payload.findVersions({
      collection: 'posts',
      where: { parent: { equals: opened.id } },
      overrideAccess: true,
    })
    expect(docs.map(({ version }) => version.editedBy)).toEqual(['編輯', JUST_OPENED])
    const disguised = { ...as, user: { ...people.editor, name: JUST_OPENED } }
    await content.payload.update({ collection: 'posts', id: opened.id, data, autosave: true, ...disguised })
    expect(await told()).toEqual([true, true])
    await content.payload.delete({ collection: 'posts', id: opened.id, overrideAccess: true })
  })

  it('knows the public page of what is published, under the address that visitors have', async () => {
    const ask = async (query: string) => (await (await rest.ask('editor', `/desk/public-page?${query}`)).json()).href
    expect(await ask(`collection=posts&id=${ids.published}`)).toBe(
      `https://www.example.edu.tw/news/${encodeURIComponent('畢業公演開始售票')}/`,
    )
    expect(await ask(`collection=posts&id=${ids.own}`)).toBeNull()
    expect(await ask('collection=users&id=1')).toBeNull()
    expect(await ask('collection=posts&id=x')).toBeNull()
    expect(await ask('global=site')).toBeNull()
    const data = { university: '明德大學', department: '口語傳播學系', _status: 'published' as const }
    await content.payload.updateGlobal({ slug: 'site', data, overrideAccess: true })
    expect(await ask('global=site')).toBe('https://www.example.edu.tw/')
  })

  it('knows since when the public sees it: a draft over it changes nothing', async () => {
    const ask = async () => (await rest.ask('editor', `/desk/public-page?collection=posts&id=${ids.published}`)).json()
    const before = (await ask()).publishedAt
    expect(before).toMatch(/^\d{4}-/)
    const data = { title: '畢業公演再加演' }
    await content.payload.update({ collection: 'posts', id: ids.published, data, draft: true, overrideAccess: true })
    expect((await ask()).publishedAt).toBe(before)
    await content.payload.update({
      collection: 'posts',
      id: ids.published,
      data: { ...data, _status: 'published' },
      draft: false,
      overrideAccess: true,
    })
    expect((await ask()).publishedAt > before).toBe(true)
  })
})
