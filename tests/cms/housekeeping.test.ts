import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepHouse } from '#cms/housekeeping.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { createPeople, type People } from './people.ts'

const DAY_MS = 24 * 60 * 60_000

describe.each(USUAL_DATABASES)('housekeeping on %s', PATIENTLY, (kind) => {
  let content: Content
  let people: People

  beforeAll(async () => {
    content = await openContent(kind)
    people = await createPeople(content.payload)
  }, OPEN_LIMIT_MS)
  afterAll(() => content.close())

  it('forgets a draft that was opened and left empty, a day later, and no other', async () => {
    const { payload } = content
    const draft = (data: { title?: string }) =>
      payload.create({
        collection: 'posts',
        data: data as { title: string },
        draft: true,
        overrideAccess: false,
        user: people.author,
      })
    await draft({})
    await draft({ title: '寫到一半的文章' })
    const titles = async () =>
      (await payload.find({ collection: 'posts', draft: true, overrideAccess: true })).docs.map(({ title }) => title ?? null)

    await keepHouse(payload)
    expect(await titles()).toContain(null)
    await keepHouse(payload, Date.now() + 2 * DAY_MS)
    expect(await titles()).toEqual(['寫到一半的文章'])
  })

  it('keeps a draft that was opened empty and written afterwards', async () => {
    const { payload } = content
    const { id } = await payload.create({
      collection: 'posts',
      data: {} as { title: string },
      draft: true,
      overrideAccess: false,
      user: people.author,
    })
    await payload.update({
      collection: 'posts',
      id,
      data: { excerpt: '後來才寫的' },
      draft: true,
      autosave: true,
      overrideAccess: false,
      user: people.author,
    })
    await keepHouse(payload, Date.now() + 2 * DAY_MS)
    const kept = await payload.findByID({ collection: 'posts', id, draft: true, overrideAccess: true })
    expect(kept.excerpt).toBe('後來才寫的')
  })

  it('keeps a week of the change log, and always its newest row', async () => {
    const { payload } = content
    for (const tag of ['posts', 'pages']) {
      await payload.create({ collection: 'changes', data: { tags: [tag] }, overrideAccess: true })
    }
    const tags = async () =>
      (await payload.find({ collection: 'changes', sort: 'id', overrideAccess: true })).docs.map((row) => row.tags)
    await keepHouse(payload, Date.now() + 6 * DAY_MS)
    expect(await tags()).toEqual([['posts'], ['pages']])
    await keepHouse(payload, Date.now() + 8 * DAY_MS)
    expect(await tags()).toEqual([['pages']])
  })

  it('tells of a schedule that failed for a month, and leaves one alone that waits', async () => {
    const { payload } = content
    const job = { taskSlug: 'schedulePublish', input: {} } as const
    await payload.create({ collection: 'payload-jobs', data: { ...job, hasError: true }, overrideAccess: true })
    const waiting = await payload.create({ collection: 'payload-jobs', data: job, overrideAccess: true })
    const jobs = async () => (await payload.find({ collection: 'payload-jobs', overrideAccess: true })).docs.map(({ id }) => id)
    await keepHouse(payload, Date.now() + 29 * DAY_MS)
    expect(await jobs()).toHaveLength(2)
    await keepHouse(payload, Date.now() + 31 * DAY_MS)
    expect(await jobs()).toEqual([waiting.id])
  })

  it('keeps what is in the trash for a month, with its versions, and nothing else goes with it', async () => {
    const { payload } = content
    const create = (title: string) =>
      payload.create({ collection: 'posts', data: { title, _status: 'published' }, overrideAccess: true })
    const [thrown, kept] = [await create('丟掉的'), await create('留著的')]
    await payload.update({
      collection: 'posts',
      id: thrown.id,
      data: { deletedAt: new Date().toISOString() },
      overrideAccess: true,
    })
    const find = async () => {
      const { docs } = await payload.find({
        collection: 'posts',
        where: { id: { in: [thrown.id, kept.id] } },
        trash: true,
        sort: 'id',
        overrideAccess: true,
      })
      const versions = await payload.countVersions({
        collection: 'posts',
        where: { parent: { equals: thrown.id } },
        overrideAccess: true,
      })
      return { titles: docs.map(({ title }) => title), hasVersions: versions.totalDocs > 0 }
    }
    await keepHouse(payload, Date.now() + 29 * DAY_MS)
    expect(await find()).toEqual({ titles: ['丟掉的', '留著的'], hasVersions: true })
    await keepHouse(payload, Date.now() + 31 * DAY_MS)
    expect(await find()).toEqual({ titles: ['留著的'], hasVersions: false })
  })

  it('goes on where a part of it fails, and says which', async () => {
    const { payload } = content
    const sql = await sqlOf(payload)
    await payload.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'schedulePublish', input: {}, hasError: true },
      overrideAccess: true,
    })
    const failed = async () =>
      (await payload.count({ collection: 'payload-jobs', where: { hasError: { equals: true } }, overrideAccess: true })).totalDocs
    const { id } = await payload.create({
      collection: 'posts',
      data: { title: '丟掉的', _status: 'published', deletedAt: new Date().toISOString() },
      overrideAccess: true,
    })
    const inTrash = async () =>
      (await payload.count({ collection: 'posts', where: { id: { equals: id } }, trash: true, overrideAccess: true })).totalDocs
    expect([await failed(), await inTrash()]).toEqual([1, 1])
    await sql.run('alter table page_views rename to page_views_away')
    await expect(keepHouse(payload, Date.now() + 31 * DAY_MS)).rejects.toThrow('page_views')
    await sql.run('alter table page_views_away rename to page_views')
    expect([await failed(), await inTrash()]).toEqual([0, 0])
  })
})
