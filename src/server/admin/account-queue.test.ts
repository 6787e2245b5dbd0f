import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ask, listen } from '../listening.fixture.ts'
import { createTestAdmin, sessionCookie } from './admin-app.fixture.ts'
import { createHoldingAdmin } from './holding-admin.fixture.ts'

const LARGE = 20_000
const HUGE = 32_000_000
const [first, second] = await Promise.all([sessionCookie({ id: 1 }), sessionCookie({ id: 2 })])

/** A request of which as much is sent as the test says. It hangs up at the end of it. */
function open(port: number, line: string, cookie: string, headers = ''): Socket {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nCookie: ${cookie}\r\n${headers}\r\n`)
  return socket
}

/** All of it but the body. */
function announceSave(port: number, url: string, cookie: string, bytes = LARGE): Socket {
  return open(port, `PATCH ${url}`, cookie, `Content-Length: ${bytes}\r\n`)
}

function save(port: number, url: string, cookie: string, bytes = LARGE): Socket {
  const socket = announceSave(port, url, cookie, bytes)
  socket.write('x'.repeat(bytes))
  return socket
}

function sendFilm(port: number, cookie: string): Socket {
  const headers = `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${LARGE}\r\n`
  return open(port, 'POST /api/media', cookie, headers)
}

/** How many requests have arrived so far, be it that they wait. */
function countArrivals(app: FastifyInstance): () => number {
  let arrivals = 0
  app.server.on('request', () => {
    arrivals++
  })
  return () => arrivals
}

const cameFrom = (cookie: string) => (request: IncomingMessage) => request.headers.cookie === cookie

/** That of these only so many have begun, though all are here: what came after them was answered. */
async function expectBegun(count: number, { port, seen }: { port: number; seen: IncomingMessage[] }) {
  await expect.poll(() => seen.filter(cameFrom(first)).length).toBe(count)
  expect((await ask(port, '/api/first-day/work', { cookie: second })).status).toBe(200)
  expect(seen.filter(cameFrom(first))).toHaveLength(count)
}

describe('somebody who sends much at once', () => {
  test('has two saved at a time, the next in order, and others come in between', async () => {
    const { app, seen, release } = await createHoldingAdmin({ isHeld: ({ method }) => method === 'PATCH' })
    const arrivals = countArrivals(app)
    const port = await listen(app)
    const sent: Socket[] = []
    for (const id of [1, 2, 3, 4, 5]) {
      sent.push(save(port, `/api/pages/${id}`, first))
      await expect.poll(arrivals).toBe(id)
    }
    await expectBegun(2, { port, seen })
    sent.push(save(port, '/api/pages/6', second))
    await expectBegun(2, { port, seen })
    await release(6)
    for (const socket of sent) expect(await text(socket)).toContain('behind')
    const saved = seen.filter(({ method }) => method === 'PATCH').map(({ url }) => Number(url?.split('/').at(-1)))
    expect(saved.filter((id) => id !== 6)).toEqual([1, 2, 3, 4, 5])
    expect(saved.indexOf(6)).toBeLessThan(4)
  })

  test('has one saved at a time of what may keep the thread busy for a second, and the usual beside it', async () => {
    const { app, seen, release } = await createHoldingAdmin({ isHeld: cameFrom(first) })
    const arrivals = countArrivals(app)
    const port = await listen(app)
    const huge = [1, 2].map((id) => save(port, `/api/pages/${id}`, first, 200_000))
    await expect.poll(arrivals).toBe(2)
    await expectBegun(1, { port, seen })
    const usual = save(port, '/api/pages/3', first)
    await expectBegun(2, { port, seen })
    expect(seen.map(({ url }) => url)).toContain('/api/pages/3')
    await release(3)
    for (const socket of [...huge, usual]) expect(await text(socket)).toContain('behind')
  })

  test('keeps nobody from saving while it is still on the way', async () => {
    const { app, seen } = await createHoldingAdmin()
    const port = await listen(app)
    for (let count = 0; count < 3; count++) announceSave(port, `/api/pages/${count}`, first)
    save(port, '/api/pages/6', second)
    await expect.poll(() => seen.map(({ url }) => url)).toEqual(['/api/pages/6'])
  })

  test('saves pages while films are on the way', async () => {
    const { app, seen } = await createHoldingAdmin()
    const port = await listen(app)
    for (let film = 0; film < 4; film++) sendFilm(port, first)
    await expect.poll(() => seen.length).toBe(3)
    save(port, '/api/pages/1', first)
    await expect.poll(() => seen.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'PATCH'])
    void ask(port, '/api/posts', { cookie: first })
    await expect.poll(() => seen.length).toBe(5)
  })

  test('gives a place back by hanging up', async () => {
    const { app, seen } = await createHoldingAdmin({ isHeld: cameFrom(first) })
    const arrivals = countArrivals(app)
    const port = await listen(app)
    const films = [1, 2, 3].map(() => sendFilm(port, first))
    await expectBegun(3, { port, seen })
    const arrived = arrivals()
    const gone = sendFilm(port, first)
    await expect.poll(arrivals).toBe(arrived + 1)
    gone.destroy()
    sendFilm(port, first)
    await expect.poll(arrivals).toBe(arrived + 2)
    films[0]?.destroy()
    await expectBegun(4, { port, seen })
  })

  test('may take longer than any answer', async () => {
    const seen: IncomingMessage[] = []
    const { app } = await createTestAdmin({
      async handle(request, response) {
        seen.push(request)
        if (request.url === '/api/endless') await new Promise(() => {})
        response.end(`${(await text(request)).length} came`)
      },
      responseLimitMs: 100,
    })
    const port = await listen(app)
    const films = [1, 2, 3].map(() => sendFilm(port, first))
    await expect.poll(() => seen.length).toBe(3)
    const next = sendFilm(port, first)
    // Takes as long as an answer may.
    expect((await ask(port, '/api/endless', { cookie: second })).status).toBe(503)
    await expectBegun(3, { port, seen })
    for (const film of [...films, next]) film.write('x'.repeat(LARGE))
    for (const film of [...films, next]) expect(await text(film)).toContain(`${LARGE} came`)
  })

  test('is not cut off for silence while waiting, but is afterwards', async () => {
    const { app, seen, release } = await createHoldingAdmin()
    const sockets: Socket[] = []
    app.server.on('connection', (socket) => sockets.push(socket))
    const port = await listen(app)
    const [film] = [1, 2, 3].map(() => sendFilm(port, first))
    await expect.poll(() => seen.length).toBe(3)
    sendFilm(port, first)
    await expect.poll(() => sockets.map(({ timeout }) => timeout)).toEqual([120_000, 120_000, 120_000, 0])
    film?.write('x'.repeat(LARGE))
    await release(1)
    await expect.poll(() => sockets[3]?.timeout).toBe(120_000)
  })
})

describe('somebody who asks for much at once', () => {
  test('never has all the places', async () => {
    const { app, seen } = await createHoldingAdmin({ isHeld: cameFrom(first) })
    const port = await listen(app)
    for (let count = 0; count < 8; count++) void ask(port, '/api/posts', { cookie: first })
    await expectBegun(3, { port, seen })
  })

  test('and does not read it gets no more, while all the others do', async () => {
    const answer = Buffer.alloc(HUGE, 'x')
    const seen: IncomingMessage[] = []
    const { app } = await createTestAdmin({
      async handle(request, response) {
        seen.push(request)
        if (cameFrom(second)(request)) return void response.end('behind')
        if (!response.write(answer)) await once(response, 'drain')
        response.end()
      },
    })
    const port = await listen(app)
    const deaf = Array.from({ length: 6 }, () => open(port, 'GET /api/posts', first).pause())
    await expectBegun(3, { port, seen })
    // Only then is the place free that it was made in.
    for (let count = 0; count < 6; count++) expect((await ask(port, '/api/posts', { cookie: second })).status).toBe(200)
    expect(seen.filter(cameFrom(first))).toHaveLength(3)
    await Promise.all(deaf.map((socket) => once(socket.resume(), 'close')))
    expect(seen.filter(cameFrom(first))).toHaveLength(6)
  })
})
