import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allAuthors } from '#published/records/authors.ts'
import { findPosts } from '#published/records/find-posts.ts'
import { findMedia, idsOfMediaSlugs, readMedia } from '#published/records/media.ts'
import { allPages, findPages, readLayouts } from '#published/records/pages.ts'
import { idsOfSlugs, readPosts } from '#published/records/read-posts.ts'
import { termParents } from '#published/records/term-parents.ts'
import type { PostQuery, RecordQuery } from '#published/records/types.ts'
import { findDocuments } from '#published/search/find-documents.ts'
import { createDepartment, type Department, POSTS, SECRET } from '../rest/sample-department.ts'
import { changesDuring } from './change-log.ts'
import { countQueries } from './count-queries.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'

const ANY: RecordQuery = {
  among: null,
  exclude: [],
  since: null,
  until: null,
  modifiedSince: null,
  modifiedUntil: null,
  order: { by: 'date', direction: 'desc' },
  limit: 100,
  offset: 0,
}
const ANY_POST: PostQuery = {
  ...ANY,
  categories: null,
  tags: null,
  join: 'and',
  authors: null,
  isPinned: null,
  without: { categories: [], tags: [], authors: [] },
}
const ANY_MEDIA = {
  ...ANY,
  order: { by: 'date', direction: 'desc' },
  text: '',
  posts: null,
  withoutPosts: [] as number[],
  mimeTypes: null,
} as const

describe.each(USUAL_DATABASES)('records on %s', PATIENTLY, (kind) => {
  let content: Content
  let department: Department
  beforeAll(async () => {
    content = await openContent(kind)
    department = await createDepartment(content)
    content.readers.clear()
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const open = () => content.readers.create()

  it('hold published content alone', async () => {
    const { context } = open()
    const { hidden, media, posts } = department
    const everyPost = [...posts, hidden.draft, hidden.withdrawn, hidden.trashed]
    const everything = {
      found: await findPosts(context, ANY_POST),
      posts: await readPosts(context, everyPost, { withBody: true }),
      pages: [...(await allPages(context)).values()],
      layouts: [...(await readLayouts(context, [hidden.page, department.pages.staff]))],
      media: await readMedia(context, Object.values(media)),
      foundMedia: await findMedia(context, ANY_MEDIA),
      authors: [...(await allAuthors(context)).values()],
      documents: await findDocuments(content.sql, ''),
      secrets: await findDocuments(content.sql, SECRET),
    }
    expect(JSON.stringify(everything)).not.toContain(SECRET)
    expect(JSON.stringify(everything)).not.toContain('@')
    expect(everything.found).toMatchObject({ total: POSTS })
    expect(everything.posts).toHaveLength(POSTS)
    expect(everything.foundMedia).toEqual({ ids: [media.shown], total: 1 })
    expect(everything.media.map(({ id }) => id)).toEqual([media.shown])
    expect(everything.authors).toEqual([{ id: department.author, name: '何思妤' }])
    expect(everything.secrets).toEqual([])
    const [byDraftSlug] = await idsOfSlugs(context, ['draft-post'])
    expect(await findPosts(context, { ...ANY_POST, among: [byDraftSlug ?? 0] })).toEqual({ ids: [], total: 0 })
  })

  it('of a page leave out a page above that is not published', async () => {
    const { context } = open()
    const [child] = [...(await allPages(context)).values()].filter(({ slug }) => slug === 'child')
    expect(child?.parentId).toBeNull()
    const found = await findPages(context, { ...ANY, parents: [department.pages.about], withoutParents: [] })
    expect(found).toEqual({ ids: [department.pages.staff], total: 1 })
  })

  it('know terms above terms, and files by name', async () => {
    const { context } = open()
    expect([...(await termParents(context))]).toEqual([[department.categories.evening, department.categories.talks]])
    const [file] = await readMedia(context, [department.media.shown])
    expect(await idsOfMediaSlugs(context, [file?.slug ?? '', 'nothing'])).toEqual([department.media.shown])
  })

  it('cost the same queries for two posts and for twenty', async () => {
    const read = async (limit: number) => {
      const { context } = open()
      const { ids } = await findPosts(context, { ...ANY_POST, limit })
      await readPosts(context, ids, { withBody: true })
      await allAuthors(context)
      await allPages(context)
      await readMedia(context, [department.media.shown])
    }
    await read(1)
    const [few, many] = [
      await countQueries(kind, content.site, () => read(2)),
      await countQueries(kind, content.site, () => read(20)),
    ]
    expect([few, many]).toEqual([5, 5])
  })

  it('follow a change', async () => {
    const { payload } = content
    const write = { overrideAccess: true } as const
    const lead = async () => (await allPages(open().context)).get(department.pages.about)?.lead
    expect(await lead()).toBe('四十年。')
    const data = { lead: '五十年。', _status: 'published' } as const
    await changesDuring(content, () => payload.update({ collection: 'pages', id: department.pages.about, data, ...write }))
    expect(await lead()).toBe('五十年。')
    const names = async () => [...(await allAuthors(open().context)).values()].map(({ name }) => name)
    const created = { title: '新的', author: department.hidden.user, byline: '林老師', _status: 'published' } as const
    await changesDuring(content, () => payload.create({ collection: 'posts', data: created, ...write }))
    expect(await names()).toEqual(['何思妤', '林老師'])
  })
})
