import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../app.fixture.ts'
import { listen } from '../listening.fixture.ts'
import { etagOf, MODIFIED, refuse, startS3 } from './s3.fixture.ts'

const ROOT = '/wp-content/uploads/2026/03'
const DIGITS = '0123456789'
const SHORT_PATIENCE = { bucketPatienceMs: 500 }
const SECRETS = /AKIASTANDIN|stand-in-secret|AWS4-HMAC|department/

async function createBucketApp(options: { bucketPatienceMs?: number; env?: Record<string, string> } = {}) {
  const store = await startS3()
  for (const name of ['a.png', 'logo.svg', '手冊 50%+.pdf', 'list.csv', 'page.html'])
    store.objects.set(`2026-03-${name}`, { body: Buffer.from(DIGITS), type: 'text/html' })
  const bench = await createTestApp({ ...options, env: { ...store.variables, ...options.env } })
  return { ...bench, store, logged: () => JSON.stringify(bench.log) }
}

describe('a file in the bucket', () => {
  test('is sent with the headers that a local one has, and nothing of the store', async () => {
    const { app } = await createBucketApp()
    const answer = await app.inject(`${ROOT}/a.png`)
    expect([answer.statusCode, answer.body]).toEqual([200, DIGITS])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'last-modified': MODIFIED,
      etag: etagOf(DIGITS),
    })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-amz'))).toEqual([])
  })

  test('can run nothing when it is a drawing, and is downloaded when it is data', async () => {
    const { app } = await createBucketApp()
    const svg = await app.inject(`${ROOT}/logo.svg`)
    expect(svg.headers['content-type']).toBe('image/svg+xml')
    expect(svg.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect((await app.inject(`${ROOT}/list.csv`)).headers['content-disposition']).toBe('attachment')
  })

  test('is found by a Chinese name', async () => {
    const { app } = await createBucketApp()
    const pdf = await app.inject(`${ROOT}/${encodeURIComponent('手冊 50%+.pdf')}`)
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.body]).toEqual([200, 'application/pdf', DIGITS])
  })

  test('answers HEAD without being fetched', async () => {
    const { app, store } = await createBucketApp()
    const head = await app.inject({ method: 'HEAD', url: `${ROOT}/a.png` })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10'])
    expect(store.asked).toEqual(['HEAD 2026-03-a.png'])
  })

  test.each([
    ['its tag', { 'if-none-match': etagOf(DIGITS) }],
    ['its tag, made weak by a proxy', { 'if-none-match': `W/${etagOf(DIGITS)}` }],
    ['its date', { 'if-modified-since': MODIFIED }],
  ])('is not sent again to a browser that has %s', async (_, headers) => {
    const { app } = await createBucketApp()
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: `${ROOT}/a.png`, headers })
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etagOf(DIGITS)])
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  })

  test.each([
    ['other bytes than the browser has', { 'if-none-match': '"other"' }],
    ['a date that is none', { 'if-modified-since': 'yesterday' }],
  ])('is sent whole for %s', async (_, headers) => {
    const { app } = await createBucketApp()
    expect((await app.inject({ url: `${ROOT}/a.png`, headers })).body).toBe(DIGITS)
  })
})

describe('a part of a file', () => {
  const askFor = async (headers: Record<string, string>) => {
    const { app } = await createBucketApp()
    const answer = await app.inject({ url: `${ROOT}/a.png`, headers })
    return [answer.statusCode, answer.headers['content-range'], answer.body]
  }

  test('is enough, for players', async () => {
    expect(await askFor({ range: 'bytes=2-4' })).toEqual([206, 'bytes 2-4/10', '234'])
    expect(await askFor({ range: 'bytes=7-' })).toEqual([206, 'bytes 7-9/10', '789'])
  })

  test('continues a download only when the file is still the same', async () => {
    expect(await askFor({ range: 'bytes=7-', 'if-range': etagOf(DIGITS) })).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await askFor({ range: 'bytes=7-', 'if-range': '"other"' })).toEqual([200, undefined, DIGITS])
    expect(await askFor({ range: 'bytes=7-', 'if-range': MODIFIED })).toEqual([200, undefined, DIGITS])
  })

  test('is the whole when several are asked for', async () => {
    expect(await askFor({ range: 'bytes=0-1,3-4' })).toEqual([200, undefined, DIGITS])
  })

  test('is refused when it lies outside', async () => {
    const { app } = await createBucketApp()
    const answer = await app.inject({ url: `${ROOT}/a.png`, headers: { range: 'bytes=50-60' } })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('not found', () => {
  test('is the site’s own page', async () => {
    const { app, log } = await createBucketApp()
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: `${ROOT}/none.png` })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toBe(method === 'GET' ? '<title>找不到頁面｜系</title>' : '')
    }
    expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  test.each([
    ['a type that is not served', '/page.html'],
    ['a hidden file', '/.hidden.png'],
    ['climbing out', '/..%2f..%2fa.png'],
    ['a name of enormous length', `/${'a'.repeat(500)}.png`],
  ])('%s: the store is not even asked', async (_, path) => {
    const { app, store } = await createBucketApp()
    expect((await app.inject(ROOT + path)).statusCode).toBe(404)
    expect(store.asked).toEqual([])
  })
})

describe('a store that fails', () => {
  const expectBusyPage = async ({ app, logged }: Awaited<ReturnType<typeof createBucketApp>>, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await app.inject({ method, url: `${ROOT}/a.png` })
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '10', 'no-store'])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(JSON.stringify([answer.headers, answer.body])).not.toMatch(/S3|bucket|department|Amz|AKIA|Internal/i)
    expect(logged()).toContain('the media store did not answer')
    expect(logged()).not.toMatch(SECRETS)
    expect(logged()).not.toContain('a.png')
  }

  test.each(['GET', 'HEAD'] as const)('with an error (%s) is a busy page', async (method) => {
    const bench = await createBucketApp()
    bench.store.fault = (_, response) => {
      refuse(response, 500, 'InternalError')
      return true
    }
    await expectBusyPage(bench, method)
    expect(bench.log).toContainEqual(expect.objectContaining({ store: expect.objectContaining({ status: 500 }) }))
  })

  test('once is asked again', async () => {
    const { app, store } = await createBucketApp()
    store.fault = (_, response) => {
      store.fault = null
      refuse(response, 503, 'SlowDown')
      return true
    }
    expect((await app.inject(`${ROOT}/a.png`)).body).toBe(DIGITS)
  })

  test('by not being there is a busy page', async () => {
    const bench = await createBucketApp()
    await bench.store.stop()
    await expectBusyPage(bench)
    expect(bench.logged()).toContain('ECONNREFUSED')
  })

  test.each([
    ['to know the key', { S3_ACCESS_KEY_ID: 'AKIAWRONG' }, 'InvalidAccessKeyId'],
    ['to know the bucket', { S3_BUCKET: 'elsewhere' }, 'NoSuchBucket'],
  ])('%s is a busy page, and the log says why', async (_, env, code) => {
    const bench = await createBucketApp({ env })
    await expectBusyPage(bench)
    expect(bench.log).toContainEqual(
      expect.objectContaining({ store: { code, status: expect.any(Number), requestId: 'REQUEST0001' } }),
    )
    expect(bench.logged()).not.toContain('AKIAWRONG')
  })

  test('to answer in time is given up', async () => {
    const bench = await createBucketApp(SHORT_PATIENCE)
    bench.store.fault = () => true
    const left = once(bench.store.events, 'left')
    await expectBusyPage(bench)
    await left
    expect(bench.logged()).toContain('Silent')
  })

  test('to send what it announced is a busy page as long as nothing has been sent', async () => {
    const bench = await createBucketApp(SHORT_PATIENCE)
    bench.store.fault = (_, response) => {
      response.writeHead(200, { 'content-length': '10', etag: etagOf(DIGITS) }).flushHeaders()
      return true
    }
    const left = once(bench.store.events, 'left')
    await expectBusyPage(bench)
    await left
  })

  test('in the middle of a file breaks the connection, so that nobody takes half a file for the whole', async () => {
    const { app, store, logged } = await createBucketApp()
    let breakOff = () => {}
    store.fault = (_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('01234')
      breakOff = () => void response.destroy()
      return true
    }
    const answer = await visit(await listen(app))
    expect(String((await once(answer, 'data'))[0])).toBe('01234')
    breakOff()
    await expect(once(answer, 'end')).rejects.toThrow('aborted')
    expect(logged()).not.toMatch(SECRETS)
  })
})

describe('a visitor', () => {
  test('gets the first bytes while the last are not there yet', async () => {
    const { app, store } = await createBucketApp()
    let sendRest = () => {}
    store.fault = (_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('01234')
      sendRest = () => void response.end('56789')
      return true
    }
    const chunks = (await visit(await listen(app))).setEncoding('utf8')[Symbol.asyncIterator]()
    expect(await chunks.next()).toEqual({ done: false, value: '01234' })
    sendRest()
    expect(await chunks.next()).toEqual({ done: false, value: '56789' })
    expect((await chunks.next()).done).toBe(true)
  })

  test('who leaves before the answer leaves the store as well', async () => {
    const { app, store, logged } = await createBucketApp()
    store.fault = () => true
    const asked = once(store.events, 'asked')
    const left = once(store.events, 'left')
    const request = get(addressOf(await listen(app)), { agent: false })
    const refused = once(request, 'error')
    await asked
    request.destroy()
    await Promise.all([refused, left])
    expect(logged()).not.toContain('the media store did not answer')
    expect(store.asked).toEqual(['GET 2026-03-a.png'])
  })

  test('who leaves in the middle of a file leaves the store as well', async () => {
    const { app, store } = await createBucketApp()
    store.fault = (_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('01234')
      return true
    }
    const left = once(store.events, 'left')
    const answer = await visit(await listen(app))
    await once(answer, 'data')
    answer.destroy()
    await left
  })

  test('finds the connection to the store still open', async () => {
    const { app, store } = await createBucketApp()
    for (const range of ['bytes=0-', 'bytes=0-1', 'bytes=50-']) await app.inject({ url: `${ROOT}/a.png`, headers: { range } })
    await app.inject(`${ROOT}/none.png`)
    expect(store.connections()).toBe(1)
  })
})

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}${ROOT}/a.png`
}

/** An answer whose body has not been read yet. */
async function visit(port: number): Promise<IncomingMessage> {
  const [answer] = await once(get(addressOf(port), { agent: false }), 'response')
  return answer
}
