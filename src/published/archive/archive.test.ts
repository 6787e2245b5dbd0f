import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sql } from '#platform/sql.ts'
import { TEST_DATABASES, type TestDatabase } from '../../../tests/fixtures/search-databases.ts'
import { archivePost, countLists, createArchiveTables, dropList, readList, readOrdered } from './archive.ts'
import { FAR, yearOf } from './far-pages.ts'

const ALL = { kind: 'all' } as const
const CATEGORY = { kind: 'category', id: 3 } as const
const OLDEST_FIRST = { by: 'date', direction: 'asc' } as const
const POSTS = FAR * 2
const LIMIT_MS = 60_000

// Years with many posts, with few and with none.
const momentOf = (id: number) => Date.UTC(2020, Math.floor(id / 7) % 5 === 0 ? 25 : (id * id) % 120, 1 + (id % 27))

describe.each(TEST_DATABASES)('a long archive on $name', ({ open }) => {
  let database: TestDatabase
  const shown = new Map<number, number>()
  const put = (sql: Sql, id: number, moment: number | null) => {
    if (moment === null) shown.delete(id)
    else shown.set(id, moment)
    const words = { title: '', author: '', modifiedAt: new Date(0) }
    return archivePost(
      sql,
      id,
      moment === null ? null : { id, publishedAt: new Date(moment), ...words, categories: [3], tags: [] },
    )
  }
  const newestFirst = () => [...shown].sort(([a, at], [b, bt]) => bt - at || b - a).map(([id]) => id)

  beforeAll(async () => {
    database = await open()
    await createArchiveTables(database.sql)
    await database.transact(async (sql) => {
      for (let id = 1; id <= POSTS; id++) await put(sql, id, momentOf(id))
    })
  }, LIMIT_MS)
  afterAll(() => database?.close())

  const expectRightPages = async () => {
    const expected = newestFirst()
    const yearAt = (at: number) => yearOf(shown.get(expected[at] ?? 0) ?? 0)
    const aroundNewYear = expected.flatMap((_, at) => (yearAt(at) === yearAt(at - 1) ? [] : [at - 2, at - 1, at, at + 1]))
    const offsets = [...aroundNewYear.filter((at) => at >= FAR), FAR - 1, FAR, FAR + 77, POSTS, POSTS + 20]
    for (const list of [ALL, CATEGORY]) {
      for (const offset of offsets) {
        const limit = Math.max(0, Math.min(10, shown.size - offset))
        expect(await readList(database.sql, list, 10, offset)).toEqual(expected.slice(offset, offset + 10))
        const fromBehind = readOrdered(database.sql, list, OLDEST_FIRST, { limit, offset, total: shown.size })
        expect(await fromBehind).toEqual(expected.toReversed().slice(offset, offset + 10))
      }
      expect([...(await countLists(database.sql, [list])).values()]).toEqual([shown.size])
    }
  }

  it('gives every far page, from either end, as if all before it had been read', expectRightPages, LIMIT_MS)

  it(
    'still does after posts were moved in time and withdrawn',
    async () => {
      await database.transact(async (sql) => {
        for (let id = 1; id <= POSTS; id += 9) await put(sql, id, momentOf(id + 400))
        for (let id = 2; id <= POSTS; id += 9) await put(sql, id, null)
      })
      await expectRightPages()
    },
    LIMIT_MS,
  )

  it(
    'and where not all years were counted',
    async () => {
      await database.sql.run("delete from archive_counts where list like '%@%2'")
      await expectRightPages()
    },
    LIMIT_MS,
  )

  it('leaves nothing of a list that is dropped', async () => {
    await dropList(database.sql, CATEGORY)
    expect(await readList(database.sql, CATEGORY, 10, FAR)).toEqual([])
    expect(await database.sql.run("select list from archive_counts where list like 'category%'")).toEqual([])
  })
})
