import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ask, askRaw, listen } from '../listening.fixture.ts'
import { createTestAdmin, sessionCookie } from './admin-app.fixture.ts'
import { createHoldingAdmin } from './holding-admin.fixture.ts'

describe('when somebody asks for very much at once', () => {
  const login = (client: string, path = '/admin/unauthorized') => ({ url: path, remoteAddress: client })
  const isSignIn = ({ url }: { url?: string | undefined }) => url === '/admin/unauthorized'

  test('others come in between, whether they read or write', async () => {
    const { app, seen, release } = await createHoldingAdmin()
    const greedy = Array.from({ length: 12 }, () => app.inject(login('192.0.2.1')))
    await expect.poll(() => seen.length).toBe(1)
    const other = app.inject(login('192.0.2.2'))
    const signIn = { method: 'POST', url: '/api/users/login', payload: { email: 'a@example.edu.tw' } } as const
    const writer = app.inject({ ...signIn, remoteAddress: '192.0.2.3' })
    await release(14)
    const answers = await Promise.all([...greedy, other, writer])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(14).fill(200))
    const clients = seen.map(({ headers }) => headers['x-lectern-client'])
    expect(clients.indexOf('192.0.2.2')).toBeLessThan(8)
    expect(clients.indexOf('192.0.2.3')).toBeLessThan(8)
  })

  test('whoever is signed in waits for no stranger, however many there are', async () => {
    const { app, seen, release } = await createHoldingAdmin({ isHeld: isSignIn })
    const strangers = Array.from({ length: 100 }, (_, at) => app.inject(login(`192.0.2.${at}`)))
    await expect.poll(() => seen.length).toBe(1)
    const cookie = await sessionCookie()
    const staff = await Promise.all([1, 2, 3, 4, 5].map((id) => app.inject({ url: `/api/posts/${id}`, headers: { cookie } })))
    expect(staff.map(({ body }) => body)).toEqual(Array(5).fill('behind'))
    expect(seen.filter(isSignIn)).toHaveLength(1)
    await release(100)
    expect((await Promise.all(strangers)).map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200))
  })

  test('strangers begin when nobody who is signed in waits any more', async () => {
    const { app, seen, release } = await createHoldingAdmin()
    const cookies = await Promise.all([1, 2, 3].map((id) => sessionCookie({ id })))
    const staff = cookies.flatMap((cookie) =>
      Array.from({ length: 3 }, () => app.inject({ url: '/api/posts', headers: { cookie } })),
    )
    await expect.poll(() => seen.length).toBe(4)
    // What is answered at once, and comes after them.
    for (const cookie of cookies) await app.inject({ url: '/', headers: { cookie } })
    const stranger = app.inject(login('192.0.2.1'))
    await release(10)
    expect((await Promise.all([...staff, stranger])).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(seen.findIndex(isSignIn)).toBe(9)
  })

  test('who writes slowly keeps nobody waiting', async () => {
    const { app } = await createTestAdmin()
    const port = await listen(app)
    const head = 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n'
    const slow = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'))
    for (const socket of slow) socket.write(`${head}{"email":`)
    await expect.poll(() => new Promise((count) => app.server.getConnections((_, open) => count(open)))).toBe(6)
    expect(String((await ask(port, '/admin/unauthorized')).body)).toBe('behind')
    for (const socket of slow) socket.destroy()
  })

  test('who never comes to the end of a small body is told so, and keeps no connection', async () => {
    const { app, received } = await createTestAdmin({ smallBodyLimitMs: 50 })
    const port = await listen(app)
    for (const cookie of ['', `Cookie: ${await sessionCookie()}\r\n`]) {
      const answer = await askRaw(
        port,
        `POST /api/users/login HTTP/1.1\r\nHost: a\r\n${cookie}Content-Length: 20\r\n\r\n{"email":`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    }
    expect(received).toEqual([])
  })

  test.each(['GET /admin/login', 'GET /admin/collections/posts', 'POST /api/posts', 'POST /nowhere'])(
    'a stranger who goes on sending after the answer loses the connection: %s',
    async (asked) => {
      const { app } = await createTestAdmin()
      const answer = await askRaw(await listen(app), `${asked} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{`)
      expect(answer).toMatch(/^HTTP\/1\.1 \d{3} [\s\S]+\r\nconnection: close\r\n/i)
    },
  )

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
    for (const socket of deaf) socket.write('GET /admin/unauthorized HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => new Promise((count) => app.server.getConnections((_, open) => count(open)))).toBe(6)
    expect((await ask(port, '/admin/unauthorized')).status).toBe(200)
    for (const socket of deaf) socket.destroy()
  })

  test('whoever hangs up in the middle of an answer gives the place to the next', async () => {
    let begun = 0
    const { app } = await createTestAdmin({
      handle: async (request, response) => {
        if (request.url !== '/widgets/heading.svg') return void response.end('behind')
        begun += 1
        // As Next does with a file whose reader has gone: it never ends.
        response.write('<svg')
        await new Promise(() => {})
      },
    })
    const port = await listen(app)
    const cookie = await sessionCookie()
    const sockets = Array.from({ length: 12 }, () => connect(port, '127.0.0.1'))
    for (const socket of sockets) socket.write(`GET /widgets/heading.svg HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`)
    await expect.poll(() => begun).toBe(3)
    for (const socket of sockets) socket.destroy()
    expect(String((await ask(port, '/api/posts', { cookie })).body)).toBe('behind')
  })

  test('whoever asks on without waiting is answered one by one, and after hanging up not at all', async () => {
    const { app, seen, release } = await createHoldingAdmin()
    const port = await listen(app)
    const address = (id: number) => `/_next/static/chunks/${id}.js`
    const socket = connect(port, '127.0.0.1')
    socket.write([1, 2, 3].map((id) => `GET ${address(id)} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
    await expect.poll(() => seen.map(({ url }) => url)).toEqual([address(1)])
    await release(1)
    await expect.poll(() => seen.map(({ url }) => url)).toEqual([1, 2].map(address))
    const [gone] = seen.slice(1)
    socket.destroy()
    await expect.poll(() => gone?.socket.destroyed).toBe(true)
    await release(1)
    const other = ask(port, address(4))
    await expect.poll(() => seen.length).toBe(3)
    await release(1)
    expect((await other).status).toBe(200)
    expect(seen.map(({ url }) => url)).toEqual([1, 2, 4].map(address))
  })

  test('whoever asks on with two hosts hears the first answer before the refusal', async () => {
    const { app, seen, release } = await createHoldingAdmin()
    const socket = connect(await listen(app), '127.0.0.1')
    socket.write('GET /_next/static/chunks/1.js HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')
    await expect.poll(() => seen.length).toBe(1)
    await release(1)
    expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })

  test('whoever signs out waits for no stranger', async () => {
    const { app, seen, release } = await createHoldingAdmin({ isHeld: isSignIn })
    const strangers = Array.from({ length: 10 }, (_, at) => app.inject(login(`192.0.2.${at}`)))
    await expect.poll(() => seen.length).toBe(1)
    const leaving = { method: 'POST', url: '/api/users/logout', headers: { cookie: await sessionCookie() } } as const
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(leaving)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(seen.filter(isSignIn)).toHaveLength(1)
    await release(10)
    await Promise.all(strangers)
  })

  test('more than its share is refused', async () => {
    const env = { RATE_LIMIT_SCALE: '1000' }
    const { app, log } = await createTestAdmin({ env, handle: () => new Promise(() => {}), responseLimitMs: 50 })
    const answers = await Promise.all(Array.from({ length: 80 }, () => app.inject(login('192.0.2.1'))))
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect(statuses).toContain(429)
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('2')
    expect(log.join('')).not.toContain('request failed')
  })
})
