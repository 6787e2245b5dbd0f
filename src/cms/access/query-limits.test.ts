import { QueryError } from 'payload'
import { describe, expect, it } from 'vitest'
import { limitExtent, sortFieldsOf, valuesOf } from './query-limits.ts'

describe('how much a query asks for', () => {
  it.each([
    [{}, { limit: 10, page: 1 }],
    [
      { limit: 25, page: 3 },
      { limit: 25, page: 3 },
    ],
    [{ limit: 100 }, { limit: 100, page: 1 }],
    [{ limit: 101 }, { limit: 100, page: 1 }],
    [{ limit: 0 }, { limit: 100, page: 1 }],
    [{ limit: -1 }, { limit: 100, page: 1 }],
    [{ limit: Number.NaN }, { limit: 100, page: 1 }],
    [{ limit: 'x' }, { limit: 100, page: 1 }],
    [{ limit: 1.5 }, { limit: 100, page: 1 }],
    [{ pagination: false }, { limit: 100, page: 1 }],
    [
      { limit: 1, pagination: false },
      { limit: 1, page: 1 },
    ],
    [{ page: 0 }, { limit: 10, page: 1 }],
    [{ page: 1e308 }, { limit: 10, page: 1 }],
    [{ page: 1e9 }, { limit: 10, page: 100_000 }],
  ])('%j becomes %j', (asked, expected) => expect(limitExtent(asked)).toEqual(expected))

  it('a list of ids may be answered as a whole, up to a thousand', () => {
    const ids = Array.from({ length: 250 }, (_, at) => at + 1)
    expect(limitExtent({ limit: 250, where: { id: { in: ids } } })).toEqual({ limit: 250, page: 1 })
    expect(limitExtent({ limit: 250, where: { id: { in: ids.join(',') } } })).toEqual({ limit: 250, page: 1 })
    expect(limitExtent({ limit: 250, where: { title: { in: ids } } })).toEqual({ limit: 100, page: 1 })
    expect(() => valuesOf(Array.from({ length: 1001 }))).toThrow(QueryError)
  })
})

describe('what a query is sorted by', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['-publishedAt', ['publishedAt']],
    ['title, -author.hash', ['title', 'author.hash']],
    [['-author__hash'], ['author.hash']],
  ])('%j is by %j', (sort, fields) => expect(sortFieldsOf(sort)).toEqual(fields))

  it.each([[{ a: 'b' }], [[{}]], ['a,b,c,d,e'], [5]])('%j is no order', (sort) =>
    expect(() => sortFieldsOf(sort)).toThrow(QueryError),
  )
})
