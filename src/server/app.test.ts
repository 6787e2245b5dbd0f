import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { previewHref } from '#addresses/preview.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { createTestApp } from './app.fixture.ts'
import { makeResponse } from './cache/responses.fixture.ts'
import { ask, listen } from './listening.fixture.ts'
import { makePreview } from './preview.fixture.ts'

const HTML = 'text/html; charset=utf-8'

describe('a page', () => {
  test('is answered once and kept, with what browsers need to ask again cheaply', async () => {
    const { app, asked } = await createTestApp()
    const first = await app.inject({ url: '/news/', headers: { 'accept-encoding': 'gzip' } })
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': HTML,
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'content-length': String(first.rawPayload.length),
    })
    expect(gunzipSync(first.rawPayload).toString()).toContain('<title>/news/</title>')
    const again = await app.inject({
      url: '/news/',
      headers: { 'accept-encoding': 'gzip', 'if-none-match': `W/${first.headers.etag}` },
    })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag])
    expect(asked).toEqual(['https://www.example.edu.tw/news/'])
  })

  test('asked for by HEAD has the headers of GET and no body', async () => {
    const { app } = await createTestApp()
    const head = await app.inject({ method: 'HEAD', url: '/' })
    const get = await app.inject('/')
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', get.headers['content-length']])
  })

  test('does not see parameters that a stranger added', async () => {
    const { app, asked } = await createTestApp()
    for (const url of ['/a/?utm_source=x', '/a/?fbclid=y', '/a/']) await app.inject(url)
    expect(asked).toEqual(['https://www.example.edu.tw/a/'])
  })

  test('of a search is asked for every time, parameters and all', async () => {
    const { app, asked } = await createTestApp()
    await app.inject('/search/?q=%E8%AA%B2&page=2')
    await app.inject('/search/?q=%E8%AA%B2&page=2')
    expect(asked).toEqual(Array(2).fill('https://www.example.edu.tw/search/?q=%E8%AA%B2&page=2'))
  })

  test('for somebody with a session is rendered anew and kept by nobody', async () => {
    const { app, asked, cache } = await createTestApp()
    await app.inject('/')
    for (const headers of [{ cookie: 'a=b; payload-token=x' }, { authorization: 'JWT x' }]) {
      const answer = await app.inject({ url: '/', headers })
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers.etag).toBeUndefined()
    }
    expect(asked).toHaveLength(3)
    expect(cache.metrics().entries).toBe(1)
  })

  test('shows a change as soon as its tag is dropped', async () => {
    let title = '舊'
    const { app, cache } = await createTestApp({ answer: async () => makeResponse({ body: title, tags: ['post:1'] }) })
    expect((await app.inject('/')).body).toBe('舊')
    title = '新'
    expect((await app.inject('/')).body).toBe('舊')
    cache.drop(['post:1'])
    expect((await app.inject('/')).body).toBe('新')
  })
})

describe('what cannot be answered', () => {
  test('a page that does not exist is the site’s own answer, and not kept under its address', async () => {
    const { app, cache } = await createTestApp()
    for (const url of ['/nothing/1/', '/nothing/2/']) {
      expect((await app.inject(url)).statusCode).toBe(404)
      expect(cache.find(url)).toBeUndefined()
    }
    expect(cache.metrics().entries).toBe(1)
  })

  test('a page that fails is the site’s error page, and logged without its query', async () => {
    const { app, log } = await createTestApp()
    const answer = await app.inject('/broken/?q=secret')
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      500,
      '<title>系統發生錯誤｜系</title>',
      'no-store',
    ])
    expect(log).toContainEqual(expect.objectContaining({ level: 50, msg: 'request failed' }))
    expect(JSON.stringify(log)).not.toContain('secret')
  })

  test('an error page that fails too is replaced by a plain one', async () => {
    const { app } = await createTestApp({
      renderErrorPage: () => Promise.reject(new Error('database gone')),
      plainDress: () => ({ name: '清水大學<數位>學系', styles: ['/assets/site.css'] }),
    })
    const answer = await app.inject('/broken/')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('<h1>系統發生錯誤</h1>')
    expect(answer.body).toContain('href="/assets/site.css"')
    expect(answer.body).toContain('<title>系統發生錯誤｜清水大學&#60;數位&#62;學系</title>')
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  })

  test.each(['/%E4%/', '/%00/', '/%zz'])('a malformed address, %s', async (url) => {
    const { app, asked } = await createTestApp()
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, HTML])
    expect(answer.body).toContain('網址有誤')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(asked).toEqual([])
  })

  test('an address of enormous length', async () => {
    const { app } = await createTestApp()
    expect((await app.inject(`/${'a'.repeat(9000)}`)).statusCode).toBe(414)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('%s on a page says what is allowed', async (method) => {
    const { app } = await createTestApp()
    const answer = await app.inject({ method, url: '/news/' })
    expect([answer.statusCode, answer.headers.allow, answer.headers['content-type']]).toEqual([405, 'GET, HEAD', HTML])
  })
})

describe('calls', () => {
  const routes = (app: FastifyInstance) => {
    app.post('/wp-admin/admin-ajax.php', async (request) => ({ got: request.body }))
    app.post('/wp-json/lectern/v1/refresh-loop', { schema: { body: { type: 'object', required: ['post_id'] } } }, async () => ({
      data: '',
    }))
  }

  test('read forms and JSON', async () => {
    const { app } = await createTestApp({ routes })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method: 'POST', url: '/wp-admin/admin-ajax.php', headers, body: 'post_id=4' })
    expect(answer.json()).toEqual({ got: { post_id: '4' } })
  })

  test.each([
    ['the wrong method', { method: 'GET', url: '/wp-admin/admin-ajax.php' }, 405],
    ['an unknown address', { method: 'GET', url: '/wp-json/unknown' }, 404],
    ['input that the schema refuses', { method: 'POST', url: '/wp-json/lectern/v1/refresh-loop', body: {} }, 400],
    [
      'input that names a prototype',
      {
        method: 'POST',
        url: '/wp-json/lectern/v1/refresh-loop',
        headers: { 'content-type': 'application/json' },
        body: '{"__proto__":{}}',
      },
      400,
    ],
    ['input that is too large', { method: 'POST', url: '/wp-admin/admin-ajax.php', body: { long: 'x'.repeat(70_000) } }, 413],
    [
      'input of another type',
      { method: 'POST', url: '/wp-admin/admin-ajax.php', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
      415,
    ],
  ] as const)('%s is refused in JSON', async (_, request, status) => {
    const { app } = await createTestApp({ routes })
    const answer = await app.inject(request)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/。$/), data: { status } })
  })

  test('the wrong method says which is right', async () => {
    const { app } = await createTestApp({ routes })
    expect((await app.inject('/wp-admin/admin-ajax.php')).headers.allow).toBe('POST')
  })
})

describe('health', () => {
  test('alive and ready', async () => {
    const { app } = await createTestApp()
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  test.each([
    ['says no', () => false],
    ['fails', () => Promise.reject(new Error('no database'))],
  ])('alive but not ready when the check %s', async (_, isReady) => {
    const { app } = await createTestApp({ isReady })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })
})

test('under load pages are refused cheaply, kept ones are still served, and the process counts as alive', async () => {
  const { app, asked } = await createTestApp({ maxEventLoopDelayMs: Number.MIN_VALUE })
  const port = await listen(app)
  await ask(port, '/kept/')
  const askForNew = () => ask(port, `/${asked.length}/`)
  await eventually(async () => expect((await askForNew()).status).toBe(503), { interval: 100 })
  const before = asked.length
  const refused = await ask(port, '/other/')
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10'])
  expect(refused.body.toString()).toContain('<h1>系統忙碌中</h1>')
  expect((await ask(port, '/kept/')).status).toBe(200)
  expect((await ask(port, '/healthz')).status).toBe(200)
  expect(asked).toHaveLength(before)
})

test('whoever hangs up in the middle of a body is not taken for a database that went away', async () => {
  const steps: string[] = []
  const { app, log } = await createTestApp({
    routes(scope) {
      scope.addHook('onRequest', async () => void steps.push('begun'))
      scope.addHook('onSend', async () => void steps.push('answered'))
      scope.post('/wp-json/form', async () => ({}))
    },
  })
  const visitor = connect(await listen(app), '127.0.0.1')
  const head = ['host: www.example.edu.tw', 'content-type: application/json', 'content-length: 99']
  visitor.write(`POST /wp-json/form HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{"a`)
  await eventually(() => expect(steps).toEqual(['begun']))
  visitor.resetAndDestroy()
  await eventually(() => expect(steps).toEqual(['begun', 'answered']))
  expect(log.map(({ msg }) => msg)).not.toContain('the database is away')
})

describe('a preview', () => {
  const preview = makePreview({ storedResponse: async ({ url }) => makeResponse({ body: `草稿 ${url.search}` }) })

  test('is shown to the admin’s origin alone, and stored by nobody', async () => {
    const { app, cache } = await createTestApp({ preview })
    for (const token of ['1.a', 'nobody']) {
      const answer = await app.inject(previewHref(token))
      expect(answer.body).toBe(`草稿 ?token=${token}`)
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
      expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors https:\/\/admin\.example\.edu\.tw$/)
    }
    expect(cache.metrics().entries).toBe(0)
  })

  test('without a renderer is a page like any other', async () => {
    const { app, asked } = await createTestApp()
    await app.inject('/preview/x/')
    expect(asked).toHaveLength(1)
  })
})
