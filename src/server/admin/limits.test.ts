import { describe, expect, test } from 'vitest'
import { createTestAdmin, sessionCookie } from './admin-app.fixture.ts'

describe('guessing passwords', () => {
  const signIn = { method: 'POST', url: '/api/users/login' } as const
  const tooMany = async (url: string, headersOf: (attempt: number) => Record<string, string>, env = {}) => {
    const { app } = await createTestAdmin({ env })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt++) {
      const { statusCode } = await app.inject({ ...signIn, url, headers: headersOf(attempt), remoteAddress: '203.0.113.9' })
      statuses.push(statusCode)
    }
    return statuses.indexOf(429)
  }

  test.each([
    '/api/users/login',
    '/api/users/Login',
    '/API/users/LOGIN/',
    '/api/users/forgot-password',
    '/api/users/reset-password',
  ])('ends after ten attempts a minute: %s', async (url) => {
    expect(await tooMany(url, () => ({}))).toBe(10)
  })

  test('is not helped by a made-up address, nor by a session', async () => {
    expect(await tooMany('/api/users/login', (attempt) => ({ 'x-forwarded-for': `198.51.100.${attempt}` }))).toBe(10)
    const cookies = await Promise.all(Array.from({ length: 11 }, (_, id) => sessionCookie({ id })))
    expect(await tooMany('/api/users/login', (attempt) => ({ cookie: cookies[attempt] ?? '' }))).toBe(10)
  })

  test('is counted by the client behind two proxies', async () => {
    const behind = (client: (attempt: number) => string) =>
      tooMany('/api/users/login', (attempt) => ({ 'x-forwarded-for': `9.9.9.9, ${client(attempt)}, 10.0.0.2` }), {
        TRUST_PROXY: '2',
      })
    expect(await behind(() => '198.51.100.1')).toBe(10)
    expect(await behind((attempt) => `198.51.100.${attempt}`)).toBe(-1)
  })

  test('is counted by network: all addresses of a household or a server are one', async () => {
    const { app } = await createTestAdmin()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt++) {
      const remoteAddress = `2001:db8:0:1::${attempt.toString(16)}`
      statuses.push((await app.inject({ ...signIn, remoteAddress })).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect((await app.inject({ ...signIn, remoteAddress: '2001:db8:0:2::1' })).statusCode).toBe(200)
    expect((await app.inject({ ...signIn, remoteAddress: '2001:db8:0:1:ffff:ffff:ffff:ffff' })).statusCode).toBe(429)
  })

  test('is counted alike whether IPv4 comes as such or inside IPv6', async () => {
    const { app } = await createTestAdmin({ env: { LOGIN_LIMIT_PER_MINUTE: '1' } })
    expect((await app.inject({ ...signIn, remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
    expect((await app.inject({ ...signIn, remoteAddress: '::ffff:203.0.113.9' })).statusCode).toBe(429)
  })

  test('is answered with how long to wait, in Chinese', async () => {
    const { app } = await createTestAdmin({ env: { LOGIN_LIMIT_PER_MINUTE: '1' } })
    await app.inject(signIn)
    const answer = await app.inject(signIn)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json().errors[0].message).toMatch(/^嘗試太多次了，請在 \d+ 秒後再試。$/)
  })
})

test('a stranger asks thirty times a minute at most', async () => {
  const { app, received } = await createTestAdmin()
  const ask = (last: number) => app.inject({ url: '/admin/unauthorized', remoteAddress: `2001:db8::${last}` })
  for (let count = 0; count < 30; count++) expect((await ask(count)).statusCode).toBe(200)
  expect((await ask(30)).statusCode).toBe(429)
  expect(received).toHaveLength(30)
})

describe('a member of staff', () => {
  test('is bounded too, whatever the address', async () => {
    const { app } = await createTestAdmin()
    const ask = (cookie: string, last: number) =>
      app.inject({ url: '/api/posts', headers: { cookie }, remoteAddress: `203.0.113.${last % 250}` })
    const [first, second] = [await sessionCookie({ id: 1 }), await sessionCookie({ id: 2 })]
    await Promise.all(Array.from({ length: 600 }, (_, count) => ask(first, count)))
    expect((await ask(first, 0)).statusCode).toBe(429)
    expect((await ask(second, 0)).statusCode).toBe(200)
  })
})
