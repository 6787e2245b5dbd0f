import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { seal } from './responses.fixture.ts'
import type { Representation } from './sealed-response.ts'

const LONG = '<p>公告</p>'.repeat(500)

function headersOf({ head }: Pick<Representation, 'head'>): Record<string, string> {
  return Object.fromEntries(head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1] ?? '']] : [])))
}

describe('headers', () => {
  test('of a page that may be kept', () => {
    const representation = seal({ body: LONG }).represent('br')
    expect(headersOf(representation)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'content-encoding': 'br',
      'content-length': String(representation.body.length),
      etag: representation.etag,
    })
    expect(brotliDecompressSync(representation.body).toString()).toBe(LONG)
  })

  test('the answer’s own win over the base, whatever their case', () => {
    const { head } = seal({ headers: { 'Content-Type': 'application/rss+xml', 'X-Content-Type-Options': 'own' } }).represent(
      'identity',
    )
    expect(headersOf({ head })).toMatchObject({ 'content-type': 'application/rss+xml', 'x-content-type-options': 'own' })
  })

  test('an answer to one person is private, whatever it says', () => {
    const sealed = seal({ headers: { 'cache-control': 'public, max-age=60' } }, true)
    expect(headersOf(sealed.represent('identity'))).toMatchObject({ 'cache-control': 'private, no-store' })
    expect([sealed.isKeptAs('/'), sealed.isShared]).toEqual([false, false])
  })

  test('a value with a line break is refused', () => {
    expect(() => seal({ headers: { location: '/a\r\nset-cookie: x' } }).represent('identity')).toThrow(/Invalid character/)
  })
})

describe('entity tags', () => {
  test('every coding has its own strong one', () => {
    const sealed = seal({ body: LONG })
    const tags = (['br', 'gzip', 'identity'] as const).map((encoding) => sealed.represent(encoding).etag)
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  test('the same answer has the same one, in every process', () => {
    expect(seal({ body: LONG }).represent('br').etag).toBe(seal({ body: LONG }).represent('br').etag)
  })

  test('another header makes another one, so that nobody keeps an old policy', () => {
    expect(seal({ headers: { link: '</a.css>' } }).represent('br').etag).not.toBe(seal().represent('br').etag)
  })

  test('an answer that is not kept has none', () => {
    expect(seal({ caching: 'none' }).represent('br').etag).toBeNull()
  })
})

describe('worth keeping', () => {
  test.each([
    ['a page', seal(), true],
    ['what differs between visitors', seal({ caching: 'none' }), false],
    ['a page that does not exist', seal({ status: 404 }), false],
    ['a redirect', seal({ status: 301 }), false],
    ['an answer that sets a cookie', seal({ headers: { 'Set-Cookie': 'a=b' } }), false],
  ])('%s: %#', (_, sealed, isKept) => {
    expect(sealed.isKeptAs('/')).toBe(isKept)
  })
})
