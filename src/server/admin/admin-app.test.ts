import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createDraining } from '../draining.ts'
import { LIMITS } from '../http-server.ts'
import { ask, askRaw, listen } from '../listening.fixture.ts'
import { createTestAdmin, sessionCookie } from './admin-app.fixture.ts'

const HEADERS_LIMIT_MS = 200

describe('somebody without a session', () => {
  test.each([
    ['GET', '/admin/login'],
    ['GET', '/admin/login/?redirect=%2Fadmin'],
    ['GET', '/admin/forgot'],
    ['GET', '/admin/reset/3f9c0a7be1'],
    ['GET', '/admin/create-first-user'],
    ['GET', '/_next/static/chunks/a.js'],
    ['POST', '/api/users/login'],
    ['POST', '/api/users/forgot-password'],
    ['POST', '/api/users/reset-password'],
    ['POST', '/api/users/first-register'],
    ['POST', '/api/users/second-step'],
    ['POST', '/api/users/second-step/setup'],
    // The form of the first account asks as it is filled in.
    ['POST', '/admin/create-first-user'],
  ] as const)('gets through to sign in: %s %s', async (method, url) => {
    const { app, received } = await createTestAdmin()
    expect((await app.inject({ method, url })).body).toBe('behind')
    expect(received).toMatchObject([{ method, url }])
  })

  test.each([
    ['GET', '/api/menus?limit=0&depth=10'],
    ['GET', '/api/pages/1?depth=10'],
    ['GET', '/api/media?where[uploader.email][like]=a'],
    ['GET', '/api/media/file/minutes.html'],
    ['GET', '/api/users/me?depth=2'],
    ['GET', '/api/globals/site'],
    ['GET', '/api/access'],
    ['OPTIONS', '/api/posts'],
    ['POST', '/api/users/unlock'],
    ['POST', '/admin'],
    ['POST', '/admin/collections/posts/1'],
    ['DELETE', '/api/payload-locked-documents?where[id][exists]=true'],
  ] as const)('gets no further: %s %s', async (method, url) => {
    const { app, received } = await createTestAdmin()
    expect((await app.inject({ method, url })).statusCode).toBe(401)
    expect(received).toEqual([])
  })

  test.each([
    ['POST', '/_next/static/chunks/a.js', 405],
    ['POST', '/_NEXT/static/chunks/a.js', 404],
    ['GET', '/_NEXT/static/chunks/a.js', 404],
    ['GET', '/_next/STATIC/chunks/a.js', 404],
  ] as const)(
    'reads scripts and styles, under their own names, and does nothing else to them: %s %s',
    async (method, url, status) => {
      const { app, received } = await createTestAdmin()
      expect((await app.inject({ method, url })).statusCode).toBe(status)
      expect(received).toEqual([])
    },
  )

  test.each(['/admin/login', '/admin/LOGIN/', '/admin/forgot', '/admin/reset/3f9c0a7be1', '/admin/logout'])(
    'may look at the way in, not act on it: POST %s',
    async (url) => {
      const { app, received } = await createTestAdmin()
      const answer = await app.inject({ method: 'POST', url, headers: { 'next-action': 'a'.repeat(42) }, payload: '[]' })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(received).toEqual([])
    },
  )

  test('is led from a page to the sign-in, and back afterwards', async () => {
    const { app, received } = await createTestAdmin()
    const answer = await app.inject('/admin/collections/posts/12?locale=a&b=1')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/admin/login?redirect=%2Fadmin%2Fcollections%2Fposts%2F12%3Flocale%3Da%26b%3D1',
    ])
    expect(received).toEqual([])
  })

  test('is told that nobody is there', async () => {
    const { app, received } = await createTestAdmin()
    expect((await app.inject('/api/users/me')).json()).toEqual({ user: null })
    expect(received).toEqual([])
  })

  test.each([
    ['a token that somebody else signed', { secret: 'another secret of thirty-two characters' }],
    ['a token whose time is over', { expires: '-1s' }],
  ])('is told by %s', async (_, claim) => {
    const { app } = await createTestAdmin()
    expect((await app.inject({ url: '/api/posts', headers: { cookie: await sessionCookie(claim) } })).statusCode).toBe(401)
    const unsigned = `payload-token=${btoa('{"alg":"none"}')}.${btoa('{"id":1,"collection":"users"}')}.`.replaceAll('=.', '.')
    expect((await app.inject({ url: '/api/posts', headers: { cookie: unsigned } })).statusCode).toBe(401)
  })

  test('with a session gets through, by cookie or header', async () => {
    const { app, received } = await createTestAdmin()
    const cookie = await sessionCookie()
    await app.inject({ url: '/api/posts?limit=10', headers: { cookie: `a=b; ${cookie}` } })
    await app.inject({ url: '/admin', headers: { authorization: `JWT ${cookie.replace('payload-token=', '')}` } })
    expect(received.map(({ url }) => url)).toEqual(['/api/posts?limit=10', '/admin'])
  })
})

describe('an address', () => {
  test.each([
    '/api//users/login',
    '/api/users/%6cogin',
    '/api/users%2Flogin',
    '/api/users%5Clogin',
    '/api/./users/login',
    '/api/x/../users/login',
    '/api\\users\\login',
    '/api/posts/%00',
    '/_next/image?url=%2Fa.png&w=64&q=75',
    '/_next/data/x.json',
  ])('that is spelt otherwise, or that nobody needs, is not there: %s', async (url) => {
    const { app, received } = await createTestAdmin()
    const { status } = await ask(await listen(app), url, { cookie: await sessionCookie() })
    expect(status).toBe(404)
    expect(received).toEqual([])
  })

  test('of an uploaded file may have a name in Chinese', async () => {
    const { app, received } = await createTestAdmin()
    await app.inject({ url: `/api/media/file/${encodeURIComponent('課表.pdf')}`, headers: { cookie: await sessionCookie() } })
    expect(received).toHaveLength(1)
  })

  test('without anything leads to the start page', async () => {
    const { app } = await createTestAdmin()
    const answer = await app.inject({ url: '/', headers: { cookie: await sessionCookie() } })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/admin'])
  })

  test('has one host', async () => {
    const { app, received } = await createTestAdmin()
    const answer = await askRaw(
      await listen(app),
      'GET /admin/login HTTP/1.1\r\nHost: a\r\nHOST: evil.example\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain("frame-ancestors 'none'")
    expect(received).toEqual([])
  })

  test.each(['TRACE', 'PROPFIND', 'SEARCH'])('does not know the method %s', async (method) => {
    const { app } = await createTestAdmin()
    const answer = await askRaw(await listen(app), `${method} /api/posts HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  })
})

describe('what is handed on', () => {
  test('carries the true address of the client, and no header that a stranger made up', async () => {
    const { app, received } = await createTestAdmin()
    await app.inject({
      url: '/admin/unauthorized',
      remoteAddress: '203.0.113.9',
      headers: {
        'x-lectern-client': '1.1.1.1',
        'x-forwarded-for': '1.1.1.1',
        'x-forwarded-host': 'evil.example',
        'content-security-policy': "script-src 'nonce-abc'",
      },
    })
    const headers = received[0]?.headers ?? {}
    expect(headers).toMatchObject({ 'x-lectern-client': '203.0.113.9' })
    expect(headers).not.toHaveProperty('x-forwarded-for')
    expect(headers).not.toHaveProperty('x-forwarded-host')
    expect(String(headers['content-security-policy'])).not.toContain('abc')
  })

  test('names the host that the nearest proxy named', async () => {
    const { app, received } = await createTestAdmin({ env: { TRUST_PROXY: '1' } })
    const headers = { 'x-forwarded-host': 'evil.example, admin.example.edu.tw', 'x-forwarded-proto': 'https' }
    await app.inject({ url: '/admin/unauthorized', headers })
    expect(received[0]?.headers['x-forwarded-host']).toBe('admin.example.edu.tw')
  })

  test('is given up when no answer begins in time', async () => {
    const { app } = await createTestAdmin({ handle: () => new Promise(() => {}), responseLimitMs: 20 })
    const answer = await app.inject({ url: '/api/posts', headers: { cookie: await sessionCookie() } })
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([503, '目前使用人數較多，請稍後再試。'])
  })

  test('takes as long as it needs once its answer has begun', async () => {
    const { app } = await createTestAdmin({
      responseLimitMs: 20,
      async handle(_, response) {
        response.write('the beginning, ')
        await new Promise((passed) => setTimeout(passed, 100))
        response.end('the end')
      },
    })
    const { body } = await app.inject({ url: '/api/media/file/film.mp4', headers: { cookie: await sessionCookie() } })
    expect(body).toBe('the beginning, the end')
  })
})

describe('every answer', () => {
  test('of a page is guarded, and its scripts are named by a nonce that Next is told', async () => {
    const { app, received } = await createTestAdmin()
    const [first, second] = [await app.inject('/admin/unauthorized'), await app.inject('/admin/unauthorized')]
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=31536000',
    })
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='(?:;|$)/)
    expect(policy).not.toBe(second.headers['content-security-policy'])
    expect(received[0]?.headers['content-security-policy']).toBe(policy)
  })

  test('of an uploaded file lets it do nothing', async () => {
    const { app } = await createTestAdmin()
    const answer = await app.inject({ url: '/api/media/file/a.svg', headers: { cookie: await sessionCookie() } })
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('under plain http asks for no https', async () => {
    const { app } = await createTestAdmin({ env: { ADMIN_URL: 'http://localhost:3001' } })
    const { headers } = await app.inject('/admin/login')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })

  test('that refuses is guarded as well', async () => {
    const { app } = await createTestAdmin()
    for (const url of ['/api/posts', '/admin', '/api//x']) {
      expect((await app.inject(url)).headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })
})

describe('the log', () => {
  test('holds no query, token, address or cookie', async () => {
    const { app, log } = await createTestAdmin()
    await app.inject({
      url: '/admin/reset/TOKEN-OF-SOMEBODY?email=somebody@example.edu.tw',
      remoteAddress: '203.0.113.77',
      headers: { cookie: 'payload-token=COOKIE' },
    })
    await app.inject('/api/users/PERSONAL?where[email][like]=PERSONAL')
    expect(log.join('')).toMatch(/"path":"\/admin\/reset"/)
    expect(log.join('')).not.toMatch(/TOKEN-OF|somebody|PERSONAL|COOKIE|203\.0\.113/)
  })

  test('tells an error of the database without the values that were written', async () => {
    const error = new Error(
      'Failed query: update "users" set "hash" = ?\nparams: 0f9e8d7c6b5a49382716050f9e8d7c6b5a493827,王小明',
    )
    const { app, log } = await createTestAdmin({ handle: () => Promise.reject(Object.assign(error, { params: ['王小明'] })) })
    await app.inject('/admin/login')
    expect(log.join('')).toContain('Failed query')
    expect(log.join('')).not.toMatch(/王小明|0f9e8d7c/)
  })
})

test('slow headers are cut off', async () => {
  const { app } = await createTestAdmin({
    limits: { ...LIMITS, headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: 20 },
  })
  const port = await listen(app)
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /admin/login HTTP/1.1\r\nHost: a\r\nX-Slow: '))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
  })
  expect(answer).toContain('HTTP/1.1 408 ')
})

test('while it ends, each answer is the last of its connection, and it says so at /readyz', async () => {
  const draining = createDraining()
  const { app } = await createTestAdmin({ draining })
  const port = await listen(app)
  expect((await ask(port, '/readyz')).status).toBe(200)
  draining.begin()
  expect((await ask(port, '/readyz')).status).toBe(503)
  const answer = await ask(port, '/admin/login', { connection: 'keep-alive' })
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close'])
})

test('health is told to anybody', async () => {
  const { app } = await createTestAdmin({ isReady: () => false })
  expect([(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode]).toEqual([200, 503])
})
