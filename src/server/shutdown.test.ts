import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { createTestApp } from './app.fixture.ts'
import { makeAnswer } from './cache/answers.fixture.ts'
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

// Other work on the machine may delay what is waited for.
const PATIENTLY = { timeout: 10_000 }

const log = { info: () => {}, error: () => {} }

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: what is under way is finished, nothing new is taken, then the rest ends',
  async (signal) => {
    const slow: { finish?: () => void } = {}
    const { app } = await createTestApp({
      answer: () =>
        new Promise((resolve) => {
          slow.finish = () => resolve(makeAnswer({ body: 'finished' }))
        }),
    })
    const port = await listen(app)
    const { program, send, exited } = createProgram()
    const ended: string[] = []
    installShutdown({ steps: [() => app.close(), async () => ended.push('database')], log, program })

    const underway = ask(port, '/slow/')
    await vi.waitFor(() => expect(slow.finish).toBeDefined(), PATIENTLY)
    send(signal)
    await vi.waitFor(() => expect(app.server.listening).toBe(false), PATIENTLY)
    await expect(ask(port, '/')).rejects.toThrow(/ECONNREFUSED/)
    expect(exited).toEqual([])

    slow.finish?.()
    const answer = await underway
    expect([answer.status, answer.body.toString(), answer.headers.connection]).toEqual([200, 'finished', 'close'])
    await vi.waitFor(() => expect(exited).toEqual([0]), PATIENTLY)
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
  await vi.waitFor(() => expect(exited).toEqual([0]), PATIENTLY)
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
  await vi.waitFor(() => expect(exited).toEqual([1]), PATIENTLY)
  expect(ended).toEqual(['database'])
})

test('a second signal ends it at once', () => {
  const { program, send, exited } = createProgram()
  installShutdown({ steps: [() => new Promise(() => {})], log, program })
  send('SIGINT')
  send('SIGINT')
  expect(exited).toEqual([1])
})
