import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDocument, TEST_DATABASES, type TestDatabase } from '../../../tests/fixtures/search-databases.ts'
import { putDocument } from './index-documents.ts'
import { search } from './query.ts'
import { createSearchTables } from './schema.ts'

const SHORT = [
  '',
  '   ',
  '"',
  '""講座',
  '講座"',
  '*',
  '講*',
  'NEAR(講座 公告, 5)',
  'title: 講座',
  'tokens: 講座',
  '-講座',
  '^講座',
  '+',
  'AND',
  'a OR',
  'NOT',
  "'",
  "'; drop table search_documents; --",
  '&|!<->',
  '講座:*',
  '講座 <-> 公告',
  '\\',
  "\\'",
  '(((',
  '{title body}: x',
  '?',
  '$1',
  '%_',
  '#0.1',
  '†講座',
  '\u0000',
  '講\u0000座',
  '\ud800',
  '\udc00講座',
  '🎓',
]

const LONG = [
  { what: 'apostrophes', text: "a'".repeat(50) },
  { what: 'compounds', text: 'a-'.repeat(5_000) },
  { what: 'single characters', text: '講 '.repeat(5_000) },
  { what: 'different words', text: Array.from({ length: 5_000 }, (_, index) => index.toString(36)).join(' ') },
  { what: 'one word', text: 'x'.repeat(10_000) },
  { what: 'quotes', text: '"'.repeat(10_000) },
]

describe.each(TEST_DATABASES)('hostile text on $name', ({ open }) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await open()
    await createSearchTables(database.sql)
    const hostile = `' " \\ ; -- <b>& | ! :* ? $1 \u0000 \ud800 ${'x'.repeat(3000)} ${"'a':1 ".repeat(100)}`
    await putDocument(database.sql, makeDocument({ title: hostile, body: hostile, href: "/'/" }))
    await putDocument(database.sql, makeDocument({ title: '講座公告' }))
  })

  afterAll(async () => {
    await database.close()
  })

  it.each(SHORT)('a query of %j gives an answer', async (text) => {
    expect(await search(database.sql, text, 1)).toMatchObject({ page: 1, isMore: false })
  })

  it.each(LONG)('a long query of $what gives an answer', async ({ text }) => {
    expect(await search(database.sql, text, 1)).toMatchObject({ page: 1, isMore: false })
  })

  it.each([0, -1, 1000])('page %d is empty', async (page) => {
    expect((await search(database.sql, '講座', page)).hits).toEqual([])
  })

  it('a document of signs does not hide the others', async () => {
    expect((await search(database.sql, '講座', 1)).hits.map((hit) => hit.title)).toEqual(['講座公告'])
  })
})
