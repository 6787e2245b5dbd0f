import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { endProgram } from './e2e/end-program.ts'
import { untilSaid } from './e2e/until-said.ts'

const STAYS = 'setInterval(() => {}, 1000)'
const DEAF = `process.on('SIGTERM', () => {}); ${STAYS}`
const SHORT_MS = 100

/** A program from its source, in a process group of its own, as the browser tests start theirs. */
function start(source: string): ChildProcess {
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  onTestFinished(() => endProgram(child, 0))
  return child
}

/** A source that says so once it runs. */
const telling = (source: string) => `${source}; console.log('runs')`

describe('a program of the browser tests', () => {
  it('ends when it is asked to', async () => {
    const child = start(telling(STAYS))
    await untilSaid(child, /runs/)
    await endProgram(child)
    expect(child.signalCode).toBe('SIGTERM')
  })

  it('is killed when it does not hear', async () => {
    const child = start(telling(DEAF))
    await untilSaid(child, /runs/)
    await endProgram(child, SHORT_MS)
    expect(child.signalCode).toBe('SIGKILL')
  })

  it.each([
    ['itself deaf', DEAF],
    ['ended at once', STAYS],
    ['ended before', 'process.exitCode = 0'],
  ])('leaves nothing behind that it has started: %s', async (_how, own) => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    // Connected as long as it lives.
    const left = `process.on('SIGTERM', () => {}); net.connect(${port}, '127.0.0.1').resume()`
    const child = start(`child_process.spawn(process.execPath, ['-e', ${JSON.stringify(left)}]).unref(); ${own}`)
    const [connection]: Socket[] = await once(server, 'connection')
    const isGone = once(connection as Socket, 'close')
    connection?.resume().on('error', () => undefined)
    await endProgram(child, SHORT_MS)
    await isGone
  })
})

describe('what a program says', () => {
  it('is heard, however it comes in pieces', async () => {
    const child = start(`process.stdout.write('Setup ', () => console.log('code: ABCD')); ${STAYS}`)
    expect((await untilSaid(child, /Setup code: (\w+)/))[1]).toBe('ABCD')
  })

  it('is waited for until it ends', async () => {
    const child = start("console.log('Nothing else'); process.exitCode = 3")
    await expect(untilSaid(child, /Setup code/)).rejects.toThrow(
      /^The program ended with code 3 before it had said \/Setup code\/:\nNothing/,
    )
  })

  it('is waited for so long and no longer', async () => {
    const child = start(telling(STAYS))
    await untilSaid(child, /runs/)
    await expect(untilSaid(child, /Setup code/, SHORT_MS)).rejects.toThrow('0.1 seconds were over')
  })
})
