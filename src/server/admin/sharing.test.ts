import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ask, listen } from '../listening.fixture.ts'
import { createTestAdmin, sessionCookie } from './admin-app.fixture.ts'

describe('when somebody asks for very much at once', () => {
  const login = (client: string, path = '/admin/login') => ({ url: path, remoteAddress: client })

  test('others come in between, whether they read or write', async () => {
    const seen: string[] = []
    const waiting: (() => void)[] = []
    const { app } = await createTestAdmin({
      handle: (request, response) =>
        new Promise((resolve) => {
          seen.push(String(request.headers['x-lectern-client']))
          waiting.push(() => resolve(void response.end('behind')))
        }),
    })
    const greedy = Array.from({ length: 12 }, () => app.inject(login('192.0.2.1')))
    await expect.poll(() => seen.length).toBe(2)
    const other = app.inject(login('192.0.2.2'))
    const signIn = { method: 'POST', url: '/api/users/login', payload: { email: 'a@example.edu.tw' } } as const
    const writer = app.inject({ ...signIn, remoteAddress: '192.0.2.3' })
    const isDone = Promise.all([...greedy, other, writer])
    for (let answered = 0; answered < 14; answered++) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      waiting.shift()?.()
    }
    expect((await isDone).map(({ statusCode }) => statusCode)).toEqual(Array(14).fill(200))
    expect(seen.indexOf('192.0.2.2')).toBeLessThan(8)
    expect(seen.indexOf('192.0.2.3')).toBeLessThan(8)
  })

  test('whoever is signed in waits for no stranger, however many there are', async () => {
    const seen: string[] = []
    const waiting: (() => void)[] = []
    const { app } = await createTestAdmin({
      async handle(request, response) {
        seen.push(String(request.url))
        if (request.url === '/admin/login') await new Promise<void>((resolve) => waiting.push(resolve))
        response.end('behind')
      },
    })
    const strangers = Array.from({ length: 100 }, (_, at) => app.inject(login(`192.0.2.${at}`)))
    await expect.poll(() => seen.length).toBe(2)
    const cookie = await sessionCookie()
    const staff = await Promise.all([1, 2, 3, 4, 5].map((id) => app.inject({ url: `/api/posts/${id}`, headers: { cookie } })))
    expect(staff.map(({ body }) => body)).toEqual(Array(5).fill('behind'))
    expect(seen.filter((url) => url === '/admin/login')).toHaveLength(2)
    for (let answered = 0; answered < strangers.length; answered++) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      waiting.shift()?.()
    }
    expect((await Promise.all(strangers)).map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200))
  })

  test('who writes slowly keeps nobody waiting', async () => {
    const { app } = await createTestAdmin()
    const port = await listen(app)
    const head = 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n'
    const slow = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'))
    for (const socket of slow) socket.write(`${head}{"email":`)
    await expect.poll(() => new Promise((count) => app.server.getConnections((_, open) => count(open)))).toBe(6)
    expect(String((await ask(port, '/admin/login')).body)).toBe('behind')
    for (const socket of slow) socket.destroy()
  })

  test('who does not read keeps nobody waiting, either', async () => {
    const large = Buffer.alloc(8_000_000, 'x')
    const { app } = await createTestAdmin({
      async handle(_request, response) {
        if (!response.write(large)) await once(response, 'drain')
        response.end()
      },
    })
    const port = await listen(app)
    const deaf = Array.from({ length: 6 }, () => connect(port, '127.0.0.1').pause())
    for (const socket of deaf) socket.write('GET /admin/login HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => new Promise((count) => app.server.getConnections((_, open) => count(open)))).toBe(6)
    expect((await ask(port, '/admin/login')).status).toBe(200)
    for (const socket of deaf) socket.destroy()
  })

  test('whoever signs out waits for no stranger', async () => {
    const seen: string[] = []
    const { app } = await createTestAdmin({
      async handle(request, response) {
        seen.push(String(request.url))
        if (request.url === '/admin/login') await new Promise(() => {})
        response.end('behind')
      },
      responseLimitMs: 5_000,
    })
    const strangers = Array.from({ length: 10 }, (_, at) => app.inject(login(`192.0.2.${at}`)))
    await expect.poll(() => seen.length).toBe(2)
    const leaving = { method: 'POST', url: '/api/users/logout', headers: { cookie: await sessionCookie() } } as const
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(leaving)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(seen.filter((url) => url === '/admin/login')).toHaveLength(2)
    await Promise.allSettled(strangers)
  })

  test('more than its share is refused', async () => {
    const env = { RATE_LIMIT_SCALE: '1000' }
    const { app, log } = await createTestAdmin({ env, handle: () => new Promise(() => {}), responseLimitMs: 200 })
    const answers = await Promise.all(Array.from({ length: 80 }, () => app.inject(login('192.0.2.1'))))
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect(statuses).toContain(429)
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('2')
    expect(log.join('')).not.toContain('request failed')
  })
})
