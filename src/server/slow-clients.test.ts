import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { createTestApp } from './app.fixture.ts'
import { LIMITS } from './http-server.ts'
import { ask, listen } from './listening.fixture.ts'

const LONG_MS = 600_000
// Each test shortens the limit that it is about: a machine that stalls must not reach another one first.
const PATIENT = {
  ...LIMITS,
  headersTimeout: LONG_MS,
  requestTimeout: LONG_MS,
  silenceTimeout: LONG_MS,
  keepAliveTimeout: LONG_MS,
  connectionsCheckingInterval: 50,
}
// Long against the drops below, so that a limit that is counted anew with each drop would never be reached.
const SLOW = { ...PATIENT, headersTimeout: 300, requestTimeout: 600 }
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
  const { app } = await createTestApp({ connectionLimits: SLOW, routes })
  const port = await listen(app)
  const slow = drip(port, beginning, drop)
  await eventually(() => expect(slow.isEnded).toBe(true))
  expect(slow.text).toMatch(/^HTTP\/1\.1 408 /)
  await eventually(() => expect(openConnections(app)).resolves.toBe(0))
  await eventually(async () => expect((await ask(port, '/')).status).toBe(200))
})

test('a connection that stays open after its answer is closed when nothing more is asked', async () => {
  const { app } = await createTestApp({ connectionLimits: { ...PATIENT, keepAliveTimeout: 200 } })
  const port = await listen(app)
  const idle = drip(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await eventually(() => expect(idle.text).toMatch(/^HTTP\/1\.1 200 /))
  await eventually(() => expect(openConnections(app)).resolves.toBe(0))
})

test('an answer that nobody reads does not hold its connection', async () => {
  const { app } = await createTestApp({
    connectionLimits: { ...PATIENT, silenceTimeout: 400 },
    routes: (scope) => {
      scope.get('/wp-json/large', async () => Buffer.alloc(64 * 1024 * 1024))
    },
  })
  const port = await listen(app)
  const connected = once(app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.pause()
  socket.write('GET /wp-json/large HTTP/1.1\r\nHost: a\r\n\r\n')
  await connected
  await eventually(() => expect(openConnections(app)).resolves.toBe(0))
})

test('when all connections are taken, idle ones make room', async () => {
  const { app } = await createTestApp({ connectionLimits: { ...PATIENT, maxConnections: 3 } })
  const port = await listen(app)
  const idle = Array.from({ length: 3 }, () => drip(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
  await eventually(() => expect(idle.every(({ text }) => text.startsWith('HTTP/1.1 200 '))).toBe(true))
  await eventually(async () => expect((await ask(port, '/')).status).toBe(200))
})

function openConnections({ server }: Awaited<ReturnType<typeof createTestApp>>['app']): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
