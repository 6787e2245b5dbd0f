import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from './app.fixture.ts'
import { LIMITS } from './http-server.ts'
import { ask, listen } from './listening.fixture.ts'

const PATIENTLY = { timeout: 60_000 }
// Short against the drops below, so that a limit that is counted anew with each drop would never be reached.
const SHORT = {
  ...LIMITS,
  headersTimeout: 300,
  requestTimeout: 600,
  silenceTimeout: 400,
  keepAliveTimeout: 200,
  connectionsCheckingInterval: 50,
}
const DROP_MS = 50

/** A client that sends a beginning, then one drop after the other, and never closes by itself. */
function drip(port: number, beginning: string, drop = '') {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const seen = { text: '', isEnded: false }
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => {
    seen.text += chunk
  })
  socket.on('end', () => {
    seen.isEnded = true
  })
  // Writing on to a server that has closed is an error, and what is tested.
  socket.on('error', () => {
    seen.isEnded = true
  })
  socket.write(beginning)
  const dripping = drop === '' ? undefined : setInterval(() => socket.write(drop), DROP_MS)
  onTestFinished(() => {
    clearInterval(dripping)
    socket.destroy()
  })
  return seen
}

test('in the real limits slow headers have ten seconds, and a look each second finds them', () => {
  expect(LIMITS.headersTimeout + LIMITS.connectionsCheckingInterval).toBeLessThanOrEqual(11_000)
})

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-Slow: 1\r\n'],
  ['a connection on which nothing is asked', '', ''],
  [
    'a body that never ends',
    'POST /wp-json/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    'x',
  ],
])('%s: it is told so and cut off, though the client holds on', async (_, beginning, drop) => {
  const routes: NonNullable<Parameters<typeof createTestApp>[0]>['routes'] = (scope) => {
    scope.post('/wp-json/x', async () => ({}))
  }
  const { app } = await createTestApp({ connectionLimits: SHORT, routes })
  const port = await listen(app)
  const slow = drip(port, beginning, drop)
  await vi.waitFor(() => expect(slow.isEnded).toBe(true), PATIENTLY)
  expect(slow.text).toMatch(/^HTTP\/1\.1 408 /)
  await vi.waitFor(() => expect(openConnections(app)).resolves.toBe(0), PATIENTLY)
  expect((await ask(port, '/')).status).toBe(200)
})

test('a connection that stays open after its answer is closed when nothing more is asked', async () => {
  const { app } = await createTestApp({ connectionLimits: SHORT })
  const port = await listen(app)
  const idle = drip(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await vi.waitFor(() => expect(idle.text).toMatch(/^HTTP\/1\.1 200 /), PATIENTLY)
  await vi.waitFor(() => expect(openConnections(app)).resolves.toBe(0), PATIENTLY)
})

test('an answer that nobody reads does not hold its connection', async () => {
  const { app } = await createTestApp({
    connectionLimits: SHORT,
    routes: (scope) => {
      scope.get('/wp-json/large', async () => Buffer.alloc(64 * 1024 * 1024))
    },
  })
  const port = await listen(app)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.pause()
  socket.write('GET /wp-json/large HTTP/1.1\r\nHost: a\r\n\r\n')
  await vi.waitFor(() => expect(openConnections(app)).resolves.toBe(1), PATIENTLY)
  await vi.waitFor(() => expect(openConnections(app)).resolves.toBe(0), PATIENTLY)
})

test('when all connections are taken, idle ones make room', async () => {
  const { app } = await createTestApp({ connectionLimits: { ...LIMITS, maxConnections: 3 } })
  const port = await listen(app)
  const idle = Array.from({ length: 3 }, () => drip(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
  await vi.waitFor(() => expect(idle.every(({ text }) => text.startsWith('HTTP/1.1 200 '))).toBe(true), PATIENTLY)
  await vi.waitFor(async () => expect((await ask(port, '/')).status).toBe(200), PATIENTLY)
})

function openConnections({ server }: Awaited<ReturnType<typeof createTestApp>>['app']): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
