import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDocument, TEST_DATABASES, type TestDatabase } from '../../../tests/fixtures/search-databases.ts'
import { archivePost, createArchiveTables } from '../archive/archive.ts'
import { putDocument } from '../search/index-documents.ts'
import { createSearchTables } from '../search/schema.ts'
import type { CacheTag } from '../types.ts'
import { findPosts } from './find-posts.ts'
import type { PostQuery } from './types.ts'

const POSTS = 1500
const LIMIT_MS = 60_000

interface Sample {
  id: number
  date: number
  modified: number
  title: string
  categories: number[]
  tags: number[]
  authorId: number | null
  isPinned: boolean
}

/** Over ten years, some of them empty; several posts at one moment. */
const samples: Sample[] = Array.from({ length: POSTS }, (_, at) => ({
  id: at + 1,
  date: Date.UTC(2010 + ((at * 7) % 11), (at * 5) % 12, 1 + (at % 28)),
  modified: Date.UTC(2024, 0, 1) + ((at * 7919) % POSTS) * 1000,
  title: String((at * 31) % POSTS).padStart(5, '0'),
  categories: [1, 2, 3].filter((id) => (at + id) % (id + 1) === 0),
  tags: [1, 2].filter((id) => at % (id * 40) === 0),
  authorId: at % 5 === 0 ? null : 1 + (at % 3),
  isPinned: at % 300 === 7,
}))

const ASKED: Partial<PostQuery>[] = [
  {},
  { offset: 1490 },
  { order: { by: 'date', direction: 'asc' } },
  { order: { by: 'date', direction: 'asc' }, offset: 1200 },
  { order: { by: 'title', direction: 'asc' }, offset: 700 },
  { order: { by: 'modified', direction: 'desc' }, offset: 3 },
  { order: { by: 'id', direction: 'asc' }, offset: 30 },
  { since: Date.UTC(2015, 4, 3) },
  { until: Date.UTC(2015, 4, 3), order: { by: 'date', direction: 'asc' }, offset: 20 },
  { since: Date.UTC(2012, 1, 1), until: Date.UTC(2018, 7, 20), offset: 300 },
  { since: Date.UTC(2012, 1, 1), until: Date.UTC(2018, 7, 20), order: { by: 'date', direction: 'asc' }, offset: 300 },
  { since: Date.UTC(2012, 1, 1), until: Date.UTC(2018, 7, 20), order: { by: 'title', direction: 'desc' } },
  { since: Date.UTC(1, 0), until: Date.UTC(9000, 0) },
  { since: Date.UTC(2018, 0), until: Date.UTC(2012, 0) },
  { categories: [2] },
  { categories: [2], since: Date.UTC(2015, 0), order: { by: 'date', direction: 'asc' } },
  { categories: [1, 2, 3], offset: 100 },
  { categories: [1, 2], tags: [1, 2], order: { by: 'modified', direction: 'asc' } },
  { categories: [3], tags: [2], until: Date.UTC(2016, 0) },
  { categories: [], tags: [1] },
  { categories: [99] },
  { exclude: [1, 2, 3, 1500, 9999], offset: 5 },
  { exclude: [1, 500, 9999], categories: [1, 3], since: Date.UTC(2013, 0) },
  { exclude: [4, 5], order: { by: 'id', direction: 'asc' }, categories: [2] },
  { among: [9, 3, 9, 77, 9999, 1500] },
  { among: [9, 3, 77, 1500], order: { by: 'given', direction: 'desc' } },
  { among: [9, 3, 77, 1500], order: { by: 'title', direction: 'asc' }, exclude: [3], offset: 1 },
  { among: samples.map(({ id }) => id).slice(0, 200), categories: [2], tags: [1], since: Date.UTC(2012, 0) },
  { among: [] },
  { categories: [3], tags: [1], join: 'or', offset: 20 },
  { tags: [1], join: 'or' },
  { authors: [2] },
  { authors: [1, 3], categories: [2], since: Date.UTC(2014, 0), order: { by: 'title', direction: 'asc' } },
  { authors: [] },
  { isPinned: true },
  { isPinned: false, offset: 1480 },
  { isPinned: false, order: { by: 'id', direction: 'asc' } },
  { without: { categories: [1], tags: [], authors: [] }, offset: 40 },
  { without: { categories: [], tags: [1, 2], authors: [3] }, categories: [2, 3], exclude: [10] },
  { without: { categories: [2], tags: [], authors: [1] }, order: { by: 'id', direction: 'desc' } },
  {
    modifiedSince: Date.UTC(2024, 0, 1, 0, 5),
    modifiedUntil: Date.UTC(2024, 0, 1, 0, 20),
    order: { by: 'modified', direction: 'asc' },
  },
  { modifiedSince: Date.UTC(2024, 0, 1, 0, 5), categories: [2], order: { by: 'id', direction: 'asc' } },
  { among: [9, 3, 77, 308, 1500], isPinned: false },
  { among: [9, 3, 77, 308, 1500], authors: [2, 3], without: { categories: [3], tags: [], authors: [] } },
  { among: [9, 3, 77, 308, 1500], modifiedUntil: Date.UTC(2024, 0, 1, 0, 10) },
]

const queryOf = (asked: Partial<PostQuery>): PostQuery => ({
  among: null,
  exclude: [],
  since: null,
  until: null,
  modifiedSince: null,
  modifiedUntil: null,
  join: 'and',
  authors: null,
  isPinned: null,
  without: { categories: [], tags: [], authors: [] },
  categories: null,
  tags: null,
  order: { by: 'date', direction: 'desc' },
  limit: 10,
  offset: 0,
  ...asked,
})

/** What the answer must be, found by looking at every post. */
function expectedOf(query: PostQuery) {
  const { among, exclude, since, until, modifiedSince, modifiedUntil, categories, tags, without, order, limit, offset } = query
  const isIn = (wanted: number[] | null, own: number[]) => wanted === null || own.some((id) => wanted.includes(id))
  const sign = order.direction === 'asc' ? 1 : -1
  const key = (post: Sample) =>
    order.by === 'given' ? (among ?? []).indexOf(post.id) * sign : order.by in post ? post[order.by as keyof Sample] : post.id
  const found = samples
    .filter(
      ({ id, date }) =>
        (among?.includes(id) ?? true) && !exclude.includes(id) && date >= (since ?? date) && date < (until ?? date + 1),
    )
    .filter((post) => {
      const terms = [...(categories ? [isIn(categories, post.categories)] : []), ...(tags ? [isIn(tags, post.tags)] : [])]
      return terms.length === 0 || (query.join === 'or' ? terms.some(Boolean) : terms.every(Boolean))
    })
    .filter(
      ({ authorId, isPinned, modified }) =>
        isIn(query.authors, authorId === null ? [] : [authorId]) &&
        (query.isPinned === null || query.isPinned === isPinned) &&
        modified >= (modifiedSince ?? modified) &&
        modified < (modifiedUntil ?? modified + 1),
    )
    .filter(
      (post) =>
        !post.categories.some((id) => without.categories.includes(id)) &&
        !post.tags.some((id) => without.tags.includes(id)) &&
        !(post.authorId !== null && without.authors.includes(post.authorId)),
    )
    .sort((a, b) => sign * (compare(key(a) as number, key(b) as number) || a.id - b.id))
  return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length }
}

function compare(a: string | number, b: string | number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

describe.each(TEST_DATABASES)('posts by anything on $name', ({ open }) => {
  let database: TestDatabase
  const noted = new Set<CacheTag>()
  const find = (asked: Partial<PostQuery>) => {
    noted.clear()
    const note = (...tags: CacheTag[]) => {
      for (const tag of tags) noted.add(tag)
    }
    return findPosts({ sql: database.sql, note }, queryOf(asked))
  }

  beforeAll(async () => {
    database = await open()
    await createSearchTables(database.sql)
    await createArchiveTables(database.sql)
    await database.transact(async (sql) => {
      for (const { id, date, modified, title, ...rest } of samples) {
        const moments = { publishedAt: new Date(date), modifiedAt: new Date(modified) }
        await archivePost(sql, id, { id, ...moments, title, author: '', ...rest })
        await putDocument(sql, makeDocument({ docId: id, title, body: '', publishedAt: new Date(date).toISOString() }))
      }
    })
  }, LIMIT_MS)
  afterAll(() => database?.close())

  it.each(ASKED)('%j', async (asked) => {
    expect(await find(asked)).toEqual(expectedOf(queryOf(asked)))
  })

  it('notes the lists that were read', async () => {
    await find({})
    expect([...noted]).toEqual(['posts'])
    await find({ categories: [2], tags: [1] })
    expect([...noted].sort()).toEqual(['category:2', 'tag:1'])
    await find({ among: [3], categories: [2] })
    expect([...noted]).toEqual(['posts'])
  })
})
