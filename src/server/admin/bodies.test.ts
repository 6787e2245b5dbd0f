import { describe, expect, test } from 'vitest'
import { askRaw, listen } from '../listening.fixture.ts'
import { createTestAdmin, sessionCookie } from './admin-app.fixture.ts'

const KB = 1024
const MB = 1024 * KB
const FORM = 'multipart/form-data; boundary=x'
const FILE = 'application/octet-stream'

/** The answer to the head of a request alone, which says what is to come. */
async function announce(method: string, url: string, headers: Record<string, string | number>, role = 'administrator') {
  const seen: string[] = []
  const { app } = await createTestAdmin({
    async handle(request, response) {
      seen.push(String(request.url))
      response.end('behind')
    },
  })
  const all = { host: 'a', cookie: await sessionCookie({ role }), connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const answer = await askRaw(await listen(app), `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return { status: Number(answer.split(' ', 2)[1]), answer, seen }
}

test('a body is handed on as it came', async () => {
  const { app, received } = await createTestAdmin()
  const payload = '{"email":"a@example.edu.tw","password":"密碼"}'
  await app.inject({ method: 'POST', url: '/api/users/login', headers: { 'content-type': 'application/json' }, payload })
  expect(received[0]?.body).toBe(payload)
})

test('the length of a body is told before it comes', async () => {
  expect(await announce('POST', '/api/posts', { 'transfer-encoding': 'chunked' })).toMatchObject({ status: 411, seen: [] })
})

test('a server action comes as a text, not in parts', async () => {
  const action = { 'next-action': '403a755c', 'content-length': 5 }
  const path = '/admin/collections/posts'
  expect(await announce('POST', path, { ...action, 'content-type': FORM })).toMatchObject({ status: 415, seen: [] })
  expect(await announce('POST', path, { ...action, 'content-type': FORM.toUpperCase() })).toMatchObject({ status: 415, seen: [] })
})

test.each(['/admin', '/admin/collections/media/create', '/admin/create-first-user'])(
  'nothing comes in parts to a page: %s',
  async (path) => {
    const form = { 'content-length': 5, 'content-type': FORM }
    expect(await announce('POST', path, form)).toMatchObject({ status: 415, seen: [] })
  },
)

describe('somebody without a session', () => {
  test.each(['/api/users/login', '/api/users/forgot-password', '/api/users/second-step', '/admin/create-first-user'])(
    'sends 16 KB at most: %s',
    async (url) => {
      const { app, received } = await createTestAdmin()
      const post = (length: number) => app.inject({ method: 'POST', url, payload: 'x'.repeat(length) })
      expect((await post(16 * KB)).statusCode).toBe(200)
      expect((await post(16 * KB + 1)).statusCode).toBe(413)
      expect(received.map(({ body }) => body.length)).toEqual([16 * KB])
    },
  )

  test('sends nothing to scripts and styles', async () => {
    const { app, received } = await createTestAdmin()
    const answer = await app.inject({ method: 'GET', url: '/_next/static/a.js', payload: 'x', headers: { 'content-type': FORM } })
    expect(answer.statusCode).toBe(413)
    expect(received).toEqual([])
  })

  test('is told to sign in, however much there is to save: the session may have ended meanwhile', async () => {
    const cookie = await sessionCookie({ expires: '-1s' })
    expect(await announce('PATCH', '/api/pages/1', { 'content-length': MB, cookie })).toMatchObject({ status: 401, seen: [] })
  })
})

describe('a member of staff', () => {
  test.each(['editor', 'author'].flatMap((role) => ['application/json', FORM].map((type) => [role, type] as const)))(
    'sends 8 MB at most: %s, %s',
    async (role, type) => {
      const { app, received } = await createTestAdmin()
      const url = `http://127.0.0.1:${await listen(app)}/api/posts/1`
      const headers = { cookie: await sessionCookie({ role }), 'content-type': type }
      expect((await fetch(url, { method: 'PATCH', headers, body: Buffer.alloc(8 * MB, 'x') })).status).toBe(200)
      expect(received.map(({ body }) => body.length)).toEqual([8 * MB])
      const more = { 'content-length': 8 * MB + 1, 'content-type': type }
      expect(await announce('PATCH', '/api/posts/1', more, role)).toMatchObject({ status: 413, seen: [] })
    },
  )

  test.each([
    ['POST', '/api/media', FORM],
    ['POST', '/api/media?depth=0&fallback-locale=null', FORM],
    ['PATCH', '/api/media/12?depth=0', FORM],
    ['POST', '/api/typefaces', FORM],
    ['PATCH', '/api/typefaces/3', FORM],
    ['POST', '/api/first-day/files/export', FILE],
  ])('sends files of 210 MB where they are kept: %s %s', async (method, url, type) => {
    const send = (length: number) => announce(method, url, { 'content-length': length, 'content-type': type })
    expect(await send(210 * MB)).toMatchObject({ status: 200 })
    expect(await send(210 * MB + 1)).toMatchObject({ status: 413, seen: [] })
  })

  test.each([
    ['POST', '/api/posts', FORM],
    ['PATCH', '/api/pages/1', FORM],
    ['PATCH', '/api/media?where[id][exists]=true', FORM],
    ['POST', '/api/media/12', FORM],
    ['PUT', '/api/media/12', FORM],
    ['GET', '/api/media', FORM],
    ['POST', '/api/media-of-mine', FORM],
    ['POST', '/api/media/12/duplicate', FORM],
    ['POST', '/api/media', 'application/json'],
    ['POST', '/api/media', FILE],
    ['PATCH', '/api/first-day/files/export', FILE],
    ['POST', '/api/first-day/files/export', FORM],
  ])('sends none elsewhere, nor otherwise: %s %s, %s', async (method, url, type) => {
    const headers = { 'content-length': 9 * MB, 'content-type': type }
    expect(await announce(method, url, headers)).toMatchObject({ status: 413, seen: [] })
  })
})

describe('somebody signed in who is no staff', () => {
  test.each(['subscriber', 'something-else', ''])('sends 16 KB at most: %j', async (role) => {
    const { app, received } = await createTestAdmin()
    const patch = { method: 'PATCH', url: '/api/users/7', headers: { cookie: await sessionCookie({ role }) } } as const
    expect((await app.inject({ ...patch, payload: 'x'.repeat(16 * KB) })).statusCode).toBe(200)
    expect((await app.inject({ ...patch, payload: 'x'.repeat(16 * KB + 1) })).statusCode).toBe(413)
    expect(received).toHaveLength(1)
  })

  test('sends no files', async () => {
    const headers = { 'content-length': MB, 'content-type': FORM }
    expect(await announce('POST', '/api/media', headers, 'subscriber')).toMatchObject({ status: 413, seen: [] })
  })
})

describe('an uploaded file', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('is only read at its address: %s', async (method) => {
    const { status, answer, seen } = await announce(method, '/api/media/file/a.svg', {})
    expect(status).toBe(405)
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im)
    expect(seen).toEqual([])
  })

  test('is asked for without a body', async () => {
    const headers = { 'content-length': 1, 'content-type': FORM }
    expect(await announce('GET', '/api/media/file/a.svg', headers)).toMatchObject({ status: 413, seen: [] })
    expect(await announce('GET', '/api/media/file/a.svg', {})).toMatchObject({ status: 200 })
  })
})
