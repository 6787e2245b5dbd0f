import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PostOrder } from '#published/reader.ts'
import { changesDuring } from './change-log.ts'
import { countQueries } from './count-queries.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'

describe.each(USUAL_DATABASES)('lists of posts on %s', PATIENTLY, (kind) => {
  let content: Content
  const terms: Record<string, { kind: 'category' | 'tag'; id: number }> = {}
  const ALL = { kind: 'all' } as const
  const write = { overrideAccess: true } as const

  const createPost = async (title: string, day: number, byline: string, ...names: string[]) => {
    const idsOf = (wanted: string) => names.flatMap((name) => (terms[name]?.kind === wanted ? terms[name].id : []))
    const publishedAt = new Date(Date.UTC(2025, 0, day)).toISOString()
    const data = { title, publishedAt, byline, categories: idsOf('category'), tags: idsOf('tag'), _status: 'published' } as const
    return content.payload.create({ collection: 'posts', data, ...write })
  }

  beforeAll(async () => {
    content = await openContent(kind)
    const { payload } = content
    for (const name of ['榮譽', '活動']) {
      const { id } = await payload.create({ collection: 'categories', data: { name, paper: 'sky' }, ...write })
      terms[name] = { kind: 'category', id }
    }
    for (const name of ['辯論', '朗讀']) {
      terms[name] = { kind: 'tag', id: (await payload.create({ collection: 'tags', data: { name }, ...write })).id }
    }
    await createPost('第 10 場', 1, '系辦公室', '活動', '辯論')
    await createPost('第 2 場', 2, '葉庭瑋', '榮譽', '活動', '辯論', '朗讀')
    await createPost('「丁」字路口', 3, '系辦公室', '榮譽', '朗讀')
    await createPost('口語', 4, '林昀臻', '活動')
    await createPost('草稿之前', 5, '林昀臻')
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const list = async (options: {
    order?: PostOrder
    offset?: number
    page?: number
    perPage?: number
    in?: string
    all?: string[]
    any?: string[]
  }) => {
    const wanted = (options.all ?? options.any ?? []).flatMap((name) => terms[name] ?? [])
    return content.readers.create().listPosts({
      list: terms[options.in ?? ''] ?? ALL,
      page: options.page ?? 1,
      perPage: options.perPage ?? 10,
      offset: options.offset,
      order: options.order,
      having: { terms: wanted, join: options.any ? 'or' : 'and' },
    })
  }
  const titlesOf = async (options: Parameters<typeof list>[0]) => (await list(options)).posts.map(({ title }) => title)

  it.each<[PostOrder, string[]]>([
    [{ by: 'date', direction: 'desc' }, ['草稿之前', '口語', '「丁」字路口', '第 2 場', '第 10 場']],
    [{ by: 'date', direction: 'asc' }, ['第 10 場', '第 2 場', '「丁」字路口', '口語', '草稿之前']],
    [{ by: 'title', direction: 'asc' }, ['「丁」字路口', '口語', '第 2 場', '第 10 場', '草稿之前']],
    [{ by: 'title', direction: 'desc' }, ['草稿之前', '第 10 場', '第 2 場', '口語', '「丁」字路口']],
    [{ by: 'author', direction: 'asc' }, ['口語', '草稿之前', '第 10 場', '「丁」字路口', '第 2 場']],
    [{ by: 'modified', direction: 'asc' }, ['第 10 場', '第 2 場', '「丁」字路口', '口語', '草稿之前']],
  ])('in the order %o, in whole and by pages', async (order, expected) => {
    expect(await titlesOf({ order })).toEqual(expected)
    expect(await titlesOf({ order, page: 2, perPage: 2 })).toEqual(expected.slice(2, 4))
    expect(await titlesOf({ order, offset: 1, perPage: 3 })).toEqual(expected.slice(1, 4))
  })

  it.each([
    [{ all: ['活動'] }, ['口語', '第 2 場', '第 10 場']],
    [{ all: ['榮譽', '活動'] }, ['第 2 場']],
    [{ any: ['榮譽', '活動'] }, ['口語', '「丁」字路口', '第 2 場', '第 10 場']],
    [{ in: '活動', any: ['辯論', '朗讀'] }, ['第 2 場', '第 10 場']],
    [{ in: '活動', all: ['辯論', '朗讀'] }, ['第 2 場']],
    [{ in: '榮譽', all: ['榮譽'] }, ['「丁」字路口', '第 2 場']],
    [{ any: ['榮譽', '活動'], page: 2, perPage: 3 }, ['第 10 場']],
    [{ any: ['榮譽', '活動'], order: { by: 'title', direction: 'asc' } as const, perPage: 2 }, ['「丁」字路口', '口語']],
  ])('with the terms %o', async (options, expected) => {
    expect(await titlesOf(options)).toEqual(expected)
  })

  it('counts what a filter leaves, and its pages', async () => {
    expect(await list({ any: ['榮譽', '活動'], perPage: 3 })).toMatchObject({ total: 4, pageCount: 2, hasMore: false })
    expect(await list({ all: ['榮譽'], perPage: 1 })).toMatchObject({ total: 2, pageCount: 2 })
  })

  it('costs the same number of queries however many terms are asked for', async () => {
    const queries = (options: Parameters<typeof list>[0]) => countQueries(kind, content.site, () => list(options))
    await list({})
    expect(await queries({ all: ['榮譽'] })).toBe(await queries({}))
    expect(await queries({ all: ['榮譽', '活動', '辯論'] })).toBe(await queries({ all: ['榮譽', '活動'] }))
    expect(await queries({ any: ['榮譽', '活動', '辯論', '朗讀'] })).toBe(await queries({ all: ['榮譽', '活動'] }))
  })

  it('drops when a post of one of its terms comes, changes its name or goes', async () => {
    const reader = content.readers.create()
    const [honours, events] = [terms.榮譽, terms.活動]
    if (!honours || !events) throw new Error('The categories are not there')
    await reader.listPosts({ list: ALL, page: 1, perPage: 9, having: { terms: [honours, events], join: 'or' } })
    const dropped = async (work: () => Promise<unknown>) => {
      const { tags } = reader
      return (await changesDuring(content, work)).flat().some((tag) => tags.has(tag))
    }
    let id = 0
    expect(await dropped(async () => ({ id } = await createPost('一場新的', 6, '', '活動')))).toBe(true)
    const update = (data: object) =>
      content.payload.update({ collection: 'posts', id, data: { _status: 'published', ...data }, ...write })
    expect(await dropped(() => update({ title: '一場舊的' }))).toBe(true)
    expect(await titlesOf({ all: ['活動'], order: { by: 'title', direction: 'asc' }, perPage: 1 })).toEqual(['一場舊的'])
    expect(await dropped(() => content.payload.delete({ collection: 'posts', id, ...write }))).toBe(true)
    expect(await titlesOf({ all: ['活動'] })).toHaveLength(3)
  })
})
