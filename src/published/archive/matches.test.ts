import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sql } from '#platform/sql.ts'
import { TEST_DATABASES, type TestDatabase } from '../../../tests/fixtures/search-databases.ts'
import type { PostOrder } from '../reader.ts'
import { type ArchivedPost, archivePost, createArchiveTables, type ListKey, readOrdered } from './archive.ts'
import { MOST_LOOKED_AT, readMatches } from './matches.ts'
import { sortKeyOf } from './sort-key.ts'

const POSTS = 300
const LIMIT_MS = 60_000
const AUTHORS = ['系辦公室', '葉庭瑋', '林昀臻']

// No order is that of another, and some posts share a moment or an author.
const posts: ArchivedPost[] = Array.from({ length: POSTS }, (_, index) => ({
  id: index + 1,
  publishedAt: new Date(Date.UTC(2026, 0, 1 + ((index * 37) % 200))),
  modifiedAt: new Date(Date.UTC(2026, 6, 1 + ((index * 53) % 250))),
  title: `第 ${(index * 71) % POSTS} 篇`,
  author: AUTHORS[index % 3] ?? '',
  categories: [1, 2, 3].filter((id) => (index + 1) % (id + 1) === 0),
  tags: index % 5 === 0 ? [9] : [],
}))

const ORDERS: PostOrder[] = (['date', 'title', 'modified', 'author'] as const).flatMap((by) =>
  (['asc', 'desc'] as const).map((direction) => ({ by, direction })),
)

function keysOf({ id, publishedAt, modifiedAt, title, author }: ArchivedPost, by: PostOrder['by']): (string | number)[] {
  const keys = {
    date: [publishedAt.getTime()],
    title: [sortKeyOf(title)],
    modified: [modifiedAt.getTime()],
    author: [sortKeyOf(author), publishedAt.getTime()],
  }
  return [...keys[by], id]
}

function inOrder(chosen: ArchivedPost[], { by, direction }: PostOrder): number[] {
  const compare = (a: ArchivedPost, b: ArchivedPost) => {
    const theirs = keysOf(b, by)
    for (const [at, key] of keysOf(a, by).entries()) {
      const other = theirs[at] ?? ''
      if (key !== other) return key < other ? -1 : 1
    }
    return 0
  }
  const sorted = chosen.toSorted(compare).map(({ id }) => id)
  return direction === 'asc' ? sorted : sorted.toReversed()
}

const isIn = (post: ArchivedPost, list: ListKey) =>
  list === 'posts' || [...post.categories.map((id) => `category:${id}`), ...post.tags.map((id) => `tag:${id}`)].includes(list)

describe.each(TEST_DATABASES)('lists on $name', ({ open }) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await open()
    await createArchiveTables(database.sql)
    await database.transact(async (sql) => {
      for (const post of posts) await archivePost(sql, post.id, post)
    })
  }, LIMIT_MS)
  afterAll(() => database?.close())

  it.each(ORDERS)('by $by, $direction, page by page', async (order) => {
    const expected = inOrder(posts, order)
    for (const offset of [0, 7, POSTS - 5]) {
      const limit = Math.min(20, POSTS - offset)
      const read = readOrdered(database.sql, { kind: 'all' }, order, { limit, offset, total: POSTS })
      expect(await read).toEqual(expected.slice(offset, offset + limit))
    }
  })

  it.each<[what: string, sets: ListKey[][]]>([
    ['all of two', [['category:1', 'category:2']]],
    ['all of three', [['category:1', 'category:2', 'tag:9']]],
    ['any of two', [['category:2'], ['category:3']]],
    ['any of three, each once', [['category:1'], ['category:2'], ['tag:9']]],
    [
      'any of two within a category',
      [
        ['category:1', 'category:2'],
        ['category:1', 'tag:9'],
      ],
    ],
    ['one of which nothing is in', [['category:1', 'category:77']]],
    ['nothing but such', [['category:77'], ['tag:78']]],
  ])('posts that have %s, in every order', async (_what, sets) => {
    const chosen = posts.filter((post) => sets.some((set) => set.every((list) => isIn(post, list))))
    for (const order of ORDERS) {
      const expected = inOrder(chosen, order)
      expect(await readMatches(database.sql, sets, order, POSTS)).toEqual(expected)
      expect(await readMatches(database.sql, sets, order, 5)).toEqual(expected.slice(0, 5))
    }
  })
})

describe.each(TEST_DATABASES)('a filter over a large archive on $name', ({ open }) => {
  const MANY = MOST_LOOKED_AT * 3
  const PER_STATEMENT = 500
  let database: TestDatabase

  // Two long lists that never meet: the costliest question there is.
  async function fill(sql: Sql, count: number, lists: ListKey[]) {
    for (let first = 0; first < count; first += PER_STATEMENT) {
      const rows = Array.from({ length: PER_STATEMENT }, (_, at) => first + at)
      const values = rows.map((at) => `('${lists[at % lists.length]}', ${at * 1000}, ${at + 1}, '${at}', ${at}, '')`)
      await sql.run(
        `insert into archive_entries (list, published_at, post_id, title_key, modified_at, author_key) values ${values}`,
        [],
      )
    }
    for (const list of lists) await sql.run(`insert into archive_counts (list, n) values ('${list}', ${count / lists.length})`)
  }

  beforeAll(async () => {
    database = await open()
    await createArchiveTables(database.sql)
    await database.transact(async (sql) => {
      await fill(sql, MANY, ['category:3', 'category:4'])
    })
    if (database.sql.dialect === 'postgres') await database.sql.run('analyze archive_entries')
  }, LIMIT_MS)
  afterAll(() => database?.close())

  it('uses the index of its order and looks posts up by key, whatever is asked', async () => {
    const statements: { sql: string; params: unknown[] }[] = []
    const spied: Sql = {
      ...database.sql,
      run(sql, params = []) {
        statements.push({ sql, params })
        return database.sql.run(sql, params)
      },
    }
    for (const order of ORDERS) {
      await readMatches(spied, [['category:3', 'category:4']], order, 501)
      await readMatches(spied, [['category:3'], ['category:4']], order, 501)
    }
    const explain = database.sql.dialect === 'sqlite' ? 'explain query plan ' : 'explain '
    for (const { sql, params } of statements.filter(({ sql }) => sql.includes('archive_entries'))) {
      const plan = JSON.stringify(await database.sql.run(explain + sql, params))
      expect(plan).not.toMatch(/Seq Scan on archive_entries|SCAN (?:entry|other|archive_entries)\b/)
      expect(plan).not.toMatch(/Hash Join|Merge Join|Bitmap/)
    }
  })
})
