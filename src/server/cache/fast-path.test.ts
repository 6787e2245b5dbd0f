import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../app.fixture.ts'
import { ask, askRaw, listen } from '../listening.fixture.ts'

/** An app that listens and has `/` in its cache. */
async function createWarmApp() {
  const bench = await createTestApp()
  const port = await listen(bench.app)
  await ask(port, '/')
  bench.log.length = 0
  return { ...bench, port }
}

const isRouted = (log: Record<string, unknown>[]) => log.some(({ msg }) => msg === 'request')

describe('a kept page over a real connection', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ])('as %s, without any routing', async (encoding, decode) => {
    const { port, log, asked, cache } = await createWarmApp()
    const { status, headers, body } = await ask(port, '/', { 'Accept-Encoding': encoding })
    expect([status, headers['content-encoding'] ?? 'identity', headers['content-length']]).toEqual([
      200,
      encoding,
      String(body.length),
    ])
    expect(decode(body).toString()).toContain('<title>/</title>')
    expect([isRouted(log), asked.length, cache.metrics().hits]).toEqual([false, 1, 1])
  })

  test('has exactly the headers that the routed answer has', async () => {
    const { app, port } = await createWarmApp()
    const fast = await ask(port, '/', { 'accept-encoding': 'br' })
    const routed = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    const { date: _, connection: __, ...headers } = fast.headers
    const { date: ___, connection: ____, ...routedHeaders } = routed.headers
    expect(headers).toEqual(routedHeaders)
    expect(fast.body).toEqual(routed.rawPayload)
  })

  test('asked for by HEAD', async () => {
    const { port, log } = await createWarmApp()
    const { status, headers, body } = await ask(port, '/', {}, 'HEAD')
    expect([status, body.length, Number(headers['content-length']) > 0, isRouted(log)]).toEqual([200, 0, true, false])
  })

  test('with another spelling that was asked for before', async () => {
    const { port, log, asked } = await createWarmApp()
    await ask(port, '/?utm_source=a')
    log.length = 0
    const { status } = await ask(port, '/?utm_source=a')
    expect([status, isRouted(log), asked.length]).toEqual([200, false, 1])
  })
})

describe('a browser that has the page', () => {
  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['the tag made weak by a proxy', (tag: string) => `W/${tag}`, 304],
    ['the tag among others', (tag: string) => ['"a"', tag], 304],
    ['anything', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['the tag of another coding', (tag: string) => tag.replace('-br', '-gz'), 200],
  ])('%s', async (_, headerOf, expected) => {
    const { port, cache } = await createWarmApp()
    const { headers } = await ask(port, '/', { 'accept-encoding': 'br' })
    const again = await ask(port, '/', { 'accept-encoding': 'br', 'if-none-match': headerOf(headers.etag ?? '') })
    expect(again.status).toBe(expected)
    expect(again.headers.etag).toBe(headers.etag)
    expect(cache.metrics().notModified).toBe(expected === 304 ? 1 : 0)
    if (expected === 304) {
      expect(again.body.length).toBe(0)
      expect(again.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': headers['cache-control'] })
    }
  })
})

describe('goes the usual way', () => {
  test.each<[string, Record<string, string>]>([
    ['a session', { Cookie: 'a=b; payload-token=x' }],
    ['a session that stands first', { cookie: 'payload-token=x' }],
    ['credentials', { Authorization: 'JWT x' }],
  ])('%s', async (_, headers) => {
    const { port, asked } = await createWarmApp()
    expect((await ask(port, '/', headers)).headers['cache-control']).toBe('private, no-store')
    expect(asked).toHaveLength(2)
  })

  test('a cookie of another name does not matter', async () => {
    const { port, asked } = await createWarmApp()
    await ask(port, '/', { cookie: 'not-payload-token=x; theme=dark' })
    expect(asked).toHaveLength(1)
  })

  test('another method', async () => {
    const { port } = await createWarmApp()
    expect((await ask(port, '/', {}, 'POST')).status).toBe(405)
  })

  test('after a change', async () => {
    const { port, asked, cache } = await createWarmApp()
    cache.drop(['posts'])
    await ask(port, '/')
    expect(asked).toHaveLength(2)
  })
})

test('several requests in one go are answered in order', async () => {
  const { port } = await createWarmApp()
  const line = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
  const answer = await askRaw(port, line('/') + line('/other/') + line('/', 'Connection: close\r\n'))
  const titles = [...answer.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)
  expect(titles).toEqual(['/', '/other/', '/'])
})
