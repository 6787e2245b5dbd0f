import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { createTestApp } from './app.fixture.ts'
import { makeResponse } from './cache/responses.fixture.ts'
import { createDraining } from './draining.ts'
import { ask, listen } from './listening.fixture.ts'
import { installShutdown } from './shutdown.ts'

/** Stands for the process: signals come in, the exit code comes out. */
function createProgram() {
  const signals = new EventEmitter()
  const exited: number[] = []
  return {
    exited,
    send: (signal: 'SIGTERM' | 'SIGINT') => signals.emit(signal),
    program: {
      on: (signal: string, listener: () => void) => signals.on(signal, listener),
      exit: (code: number) => void exited.push(code),
    },
  }
}

const KEEP_ALIVE = { connection: 'keep-alive' }
const log = { info: () => {}, error: () => {} }

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: what is under way is finished, nothing new is taken, then the rest ends',
  async (signal) => {
    const slow: { finish?: () => void } = {}
    const { app } = await createTestApp({
      answer: () =>
        new Promise((resolve) => {
          slow.finish = () => resolve(makeResponse({ body: 'finished' }))
        }),
    })
    const port = await listen(app)
    const { program, send, exited } = createProgram()
    const ended: string[] = []
    installShutdown({ steps: [() => app.close(), async () => ended.push('database')], log, program })

    const underway = ask(port, '/slow/')
    await eventually(() => expect(slow.finish).toBeDefined())
    send(signal)
    await eventually(() => expect(app.server.listening).toBe(false))
    await expect(ask(port, '/')).rejects.toThrow(/ECONNREFUSED/)
    expect(exited).toEqual([])

    slow.finish?.()
    const answer = await underway
    expect([answer.status, answer.body.toString(), answer.headers.connection]).toEqual([200, 'finished', 'close'])
    await eventually(() => expect(exited).toEqual([0]))
    expect(ended).toEqual(['database'])
  },
)

test('idle connections do not hold it up', async () => {
  const { app } = await createTestApp()
  const port = await listen(app)
  const kept = await fetch(`http://127.0.0.1:${port}/`)
  await kept.text()
  const { program, send, exited } = createProgram()
  installShutdown({ steps: [() => app.close()], log, program })
  send('SIGTERM')
  await eventually(() => expect(exited).toEqual([0]))
})

test('SIGTERM leaves the doors open for the grace: not ready, still answering, each answer the last of its connection', async () => {
  const draining = createDraining()
  const { app } = await createTestApp({ draining })
  const port = await listen(app)
  await ask(port, '/kept/')
  const { program, send, exited } = createProgram()
  const closed: string[] = []
  let endGrace = () => {}
  const grace = new Promise<void>((resolve) => {
    endGrace = resolve
  })
  installShutdown({ steps: [() => grace, async () => closed.push('app')], log, program, draining, graceMs: 1 })
  send('SIGTERM')
  expect((await ask(port, '/readyz', KEEP_ALIVE)).status).toBe(503)
  for (const path of ['/kept/', '/new/', '/healthz', '/nothing/1/', '/wp-json/unknown']) {
    const { status, headers } = await ask(port, path, KEEP_ALIVE)
    expect([path, status < 500, headers.connection]).toEqual([path, true, 'close'])
  }
  expect(closed).toEqual([])
  endGrace()
  await eventually(() => expect(exited).toEqual([0]))
})

test.each([
  ['SIGTERM', 2_999, []],
  ['SIGINT', 0, ['closed']],
] as const)('%s: nothing closes in the first %i ms', async (signal, ms, expected) => {
  vi.useFakeTimers()
  const { program, send } = createProgram()
  const steps: string[] = []
  installShutdown({ steps: [async () => steps.push('closed')], log, program, draining: createDraining() })
  send(signal)
  await vi.advanceTimersByTimeAsync(ms)
  expect(steps).toEqual(expected)
  await vi.advanceTimersByTimeAsync(1)
  expect(steps).toEqual(['closed'])
  vi.useRealTimers()
})

test('what does not finish in time is given up', async () => {
  vi.useFakeTimers()
  const { program, send, exited } = createProgram()
  installShutdown({ steps: [() => new Promise(() => {})], log, program })
  send('SIGTERM')
  await vi.advanceTimersByTimeAsync(8_999)
  expect(exited).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(exited).toEqual([1])
  vi.useRealTimers()
})

test('a step that fails does not keep the others from ending', async () => {
  const { program, send, exited } = createProgram()
  const ended: string[] = []
  installShutdown({ steps: [() => Promise.reject(new Error('x')), async () => ended.push('database')], log, program })
  send('SIGTERM')
  await eventually(() => expect(exited).toEqual([1]))
  expect(ended).toEqual(['database'])
})

test('a second signal ends it at once', () => {
  const { program, send, exited } = createProgram()
  installShutdown({ steps: [() => new Promise(() => {})], log, program })
  send('SIGINT')
  send('SIGINT')
  expect(exited).toEqual([1])
})
