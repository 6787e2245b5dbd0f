import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../app.fixture.ts'

const assetsDir = mkdtempSync(join(tmpdir(), 'lectern-assets-'))
beforeAll(() => {
  for (const [name, content] of [
    ['site-abc.css', 'plain'],
    ['site-abc.css.br', 'brotli'],
    ['site-abc.css.gz', 'gzip'],
    ['font-abc.woff2', 'font'],
  ]) {
    writeFileSync(join(assetsDir, name ?? ''), content ?? '')
  }
})
afterAll(() => rmSync(assetsDir, { recursive: true }))

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', undefined, 'plain'],
])('Accept-Encoding: %s', async (accepted, encoding, body) => {
  const { app } = await createTestApp({ assetsDir })
  const answer = await app.inject({ url: '/assets/site-abc.css', headers: { 'accept-encoding': accepted } })
  expect([answer.statusCode, answer.body, answer.headers['content-encoding']]).toEqual([200, body, encoding])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
})

test('a file that was not compressed is sent as it is', async () => {
  const { app } = await createTestApp({ assetsDir })
  const answer = await app.inject({ url: '/assets/font-abc.woff2', headers: { 'accept-encoding': 'br' } })
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, 'font', 'font/woff2'])
})

test.each(['/assets/none.css', '/assets/', '/assets/..%2fsecret'])('%s is not there, and that is not kept', async (url) => {
  const { app } = await createTestApp({ assetsDir })
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})
