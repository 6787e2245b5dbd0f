import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compress, negotiateEncoding } from './encoding.ts'

describe('the coding that a client gets', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.0 , gzip ; q=0.000', 'identity'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['gzip;q=0.5, identity', 'identity'],
    ['gzip;q=0.5, identity;q=0.5', 'gzip'],
    ['identity;q=0', 'identity'],
    ['gzip;q=2', 'identity'],
    ['gzip;q=abc', 'identity'],
    ['deflate, zstd', 'identity'],
    [',,;q=1,', 'identity'],
  ])('%j → %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding)
  })
})

test('both codings give the same text back', () => {
  const body = Buffer.from('系所公告'.repeat(200))
  expect(brotliDecompressSync(compress(body, 'br'))).toEqual(body)
  expect(gunzipSync(compress(body, 'gzip'))).toEqual(body)
})

test('what would not shrink stays as it is', () => {
  const short = Buffer.from('ok')
  expect(compress(short, 'br')).toBe(short)
})
