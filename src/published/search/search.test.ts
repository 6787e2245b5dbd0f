import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sql } from '#platform/sql.ts'
import { makeDocument, openSqlite, TEST_DATABASES, type TestDatabase } from '../../../tests/fixtures/search-databases.ts'
import { findStored, markBuilt, needsRebuild, putDocument, removeDocument } from './index-documents.ts'
import { search } from './query.ts'
import { createSearchTables, dropSearchTables } from './schema.ts'
import type { SearchDocument } from './types.ts'

describe.each(TEST_DATABASES)('site search on $name', ({ open }) => {
  let database: TestDatabase
  let sql: Sql

  beforeAll(async () => {
    database = await open()
    sql = database.sql
    await createSearchTables(sql)
  })

  afterAll(async () => {
    await database.close()
  })

  beforeEach(async () => {
    await dropSearchTables(sql)
    await createSearchTables(sql)
  })

  const put = (fields: Partial<SearchDocument>, on = sql) => putDocument(on, makeDocument(fields))
  const titles = async (text: string, page = 1) => (await search(sql, text, page)).hits.map((hit) => hit.title)

  it.each([
    ['two characters inside a longer run', '臺灣文學史', '文學'],
    ['台 for 臺', '臺灣文學史', '台灣'],
    ['臺 for 台', '台北', '臺北'],
    ['one character', '語言學', '言'],
    ['one character beside a number', '第3屆論文獎', '第3屆'],
    ['capitals and full width', 'ＬＩＮＥ 官方帳號', 'Line'],
    ['a word without its accents', 'Tâi-gí', 'tai-gi'],
    ['a compound as one word', 'COVID-19 公告', 'covid19'],
    ['one word as a compound', 'email', 'E-Mail'],
    ['a part of a date', '2025-09-01 開學', '2025-09'],
    ['characters outside the first plane', '𠮷野家', '𠮷野'],
    ['Thai', 'ภาษาไทย', 'ภาษาไทย'],
    ['words in another order', '文學與電影 Workshop', 'workshop 電影'],
  ])('finds %s', async (_, title, query) => {
    await put({ title })
    await put({ title: '其他' })
    expect(await titles(query)).toEqual([title])
  })

  it('finds a phrase only in one piece', async () => {
    await put({ title: '一', body: '參加演講比賽' })
    await put({ title: '二', body: '演講之後有比賽' })
    await put({ title: '三', body: '比賽。演講，講比。比賽' })
    expect(await titles('演講比賽')).toEqual(['一'])
    expect(await titles('演講 比賽')).toHaveLength(3)
  })

  it('wants all words, wherever they stand', async () => {
    await put({ title: '電影講座', body: '地點：文學院' })
    await put({ title: '電影欣賞' })
    expect(await titles('電影 文學院')).toEqual(['電影講座'])
  })

  it('lets no phrase run on from the title into the body', async () => {
    await put({ title: '公告 2025', body: '09 開始' })
    expect(await titles('2025-09')).toEqual([])
  })

  it('shows titles before bodies, and the newest first in both', async () => {
    await put({ title: '舊講座', publishedAt: '2020-01-01T00:00:00Z' })
    await put({ title: '舊文', body: '講座', publishedAt: '2021-01-01T00:00:00Z' })
    await put({ title: '新文', body: '講座', publishedAt: '2025-01-01T00:00:00Z' })
    await put({ title: '新講座', publishedAt: '2022-01-01T00:00:00Z' })
    expect(await titles('講座')).toEqual(['新講座', '舊講座', '新文', '舊文'])
  })

  it('orders a page without a publishing date by its last change', async () => {
    await put({ title: '課程甲', publishedAt: '2024-01-01T00:00:00Z' })
    await put({ kind: 'page', title: '課程乙', publishedAt: null, updatedAt: '2025-01-01T00:00:00Z' })
    await put({ title: '課程丙', publishedAt: '1960-01-01T00:00:00Z' })
    expect(await titles('課程')).toEqual(['課程乙', '課程甲', '課程丙'])
  })

  it('answers with address, kind, date and marked text', async () => {
    await put({ title: '臺灣講座', href: '/news/1/', body: '歡迎參加臺灣講座', publishedAt: '2025-03-01T02:00:00.000Z' })
    expect((await search(sql, '台灣', 1)).hits).toEqual([
      {
        href: '/news/1/',
        kind: 'post',
        title: '臺灣講座',
        publishedAt: '2025-03-01T02:00:00.000Z',
        titleParts: [
          { text: '臺灣', hit: true },
          { text: '講座', hit: false },
        ],
        excerptParts: [
          { text: '歡迎參加', hit: false },
          { text: '臺灣', hit: true },
          { text: '講座', hit: false },
        ],
      },
    ])
  })

  it('gives ten to a page, counts exactly up to 200, and says when there is more', async () => {
    const at = '2025-01-01T00:00:00Z'
    await database.transact(async (within) => {
      for (let number = 1; number <= 200; number++) {
        await put({ docId: number, title: `講座${number}`, publishedAt: at }, within)
      }
    })
    expect(await search(sql, '講座', 20)).toMatchObject({ total: 200, isMore: false, page: 20, pageCount: 20 })
    await put({ docId: 201, title: '甲', body: '講座', publishedAt: at })
    const last = await search(sql, '講座', 20)
    expect(last).toMatchObject({ total: 200, isMore: true, pageCount: 20 })
    expect(last.hits.map((hit) => hit.title)).toEqual(Array.from({ length: 10 }, (_, index) => `講座${10 - index}`))
    expect((await search(sql, '講座', 21)).hits).toEqual([])
  })

  it('finds the common, the old and the rare among many years in the right order', async () => {
    const count = 1300
    const dayOf = (number: number) => new Date(Date.UTC(2005, 0, 1) + number * 5 * 86_400_000).toISOString()
    await database.transact(async (within) => {
      for (let number = 1; number <= count; number++) {
        const words = ['每篇', number % 100 === 0 && '百篇', number < 60 && '早年', number === 7 && '唯一'].filter(Boolean)
        await put({ docId: number, title: `第${number}`, body: words.join('，'), publishedAt: dayOf(number) }, within)
      }
    })
    const pagesOf = async (text: string) => [...(await titles(text, 1)), ...(await titles(text, 2))]
    const down = (from: number, step: number, length: number) => Array.from({ length }, (_, index) => `第${from - index * step}`)
    expect(await pagesOf('每篇')).toEqual(down(1300, 1, 20))
    expect(await pagesOf('百篇')).toEqual(down(1300, 100, 13))
    expect(await pagesOf('早年')).toEqual(down(59, 1, 20))
    expect(await pagesOf('早年 每篇 唯一')).toEqual(['第7'])
    expect(await search(sql, '早年', 1)).toMatchObject({ total: 59, isMore: false })
  })

  it('replaces what it had of a document', async () => {
    await put({ docId: 900, title: '舊題', body: '舊文' })
    await put({ docId: 900, title: '新題', publishedAt: '2025-06-01T00:00:00Z' })
    expect(await titles('舊題')).toEqual([])
    expect(await titles('舊文')).toEqual([])
    expect(await titles('新題')).toEqual(['新題'])
  })

  it('forgets a removed document, and keeps the page that has the same number', async () => {
    await put({ docId: 901, title: '課程' })
    await put({ kind: 'page', docId: 901, title: '課程頁' })
    await removeDocument(sql, 'post', 901)
    await removeDocument(sql, 'post', 902)
    expect(await titles('課程')).toEqual(['課程頁'])
  })

  it('keeps documents apart whose numbers would be the same', async () => {
    const at = '2025-01-01T00:00:00Z'
    await put({ docId: 1, title: '講座甲', publishedAt: at })
    await put({ docId: 1 + 2 ** 19, title: '講座乙', publishedAt: at })
    expect(await titles('講座')).toEqual(['講座乙', '講座甲'])
  })

  it('tells what it has of a document', async () => {
    const document = makeDocument({ title: '題\u0000目', body: `一\n\n二 ${'三'.repeat(30_000)}\ud800` })
    await putDocument(sql, document)
    expect(await findStored(sql, 'post', document.docId)).toEqual({
      ...document,
      title: '題 目',
      body: `一 二 ${'三'.repeat(20_000 - 4)}`,
    })
    expect(await findStored(sql, 'page', document.docId)).toBeNull()
  })

  it('wants to be built once for every version of the tokeniser', async () => {
    expect(await needsRebuild(sql)).toBe(true)
    await markBuilt(sql)
    expect(await needsRebuild(sql)).toBe(false)
    await sql.run('update search_state set tokeniser = 0')
    expect(await needsRebuild(sql)).toBe(true)
  })
})

it('streams the newest hits on SQLite without sorting all', async () => {
  const { sql, close } = await openSqlite()
  await createSearchTables(sql)
  const plans: unknown[] = []
  const explaining: Sql = {
    ...sql,
    run: async (statement, params) => {
      plans.push(...(await sql.run(`explain query plan ${statement}`, params)).map((row) => row.detail))
      return sql.run(statement, params)
    },
  }
  await putDocument(sql, makeDocument({ title: '講座' }))
  await search(explaining, '講座', 1)
  await close()
  expect(plans).toHaveLength(3)
  expect(plans.filter((plan) => /TEMP B-TREE|SCAN search_documents/.test(String(plan)))).toEqual([])
})
