import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from '../tests/fixtures/eventually.ts'
import { supervise } from './supervise.ts'

const LONG_MS = 60_000

/** Starts real programs from the given sources, one after the other; the last one again and again. */
function startPrograms(...sources: string[]) {
  const started: ChildProcess[] = []
  const log: string[] = []
  const program = supervise({
    name: 'site',
    firstPauseMs: 10,
    longestPauseMs: 40,
    steadyAfterMs: LONG_MS,
    log: (message) => log.push(message),
    start() {
      const source = sources[Math.min(started.length, sources.length - 1)] ?? ''
      const child = spawn(process.execPath, ['-e', source], { stdio: 'ignore' })
      started.push(child)
      return child
    },
  })
  onTestFinished(() => program.stop())
  return { program, started, log }
}

const STAYS = 'setInterval(() => {}, 1000)'

describe('a program that dies', () => {
  it('is started again, after pauses that grow up to a limit', async () => {
    const { started, log } = startPrograms('process.exit(3)', 'process.exit(3)', 'process.exit(3)', 'process.exit(3)', STAYS)
    await eventually(() => expect(started).toHaveLength(5))
    const pauses = log.map((message) => /with code 3; it is started again in ([\d.]+) s/.exec(message)?.[1])
    expect(pauses).toEqual(['0.01', '0.02', '0.04', '0.04'])
  })

  it('by a signal is started again, too', async () => {
    const { started, log } = startPrograms(STAYS)
    started[0]?.kill('SIGKILL')
    await eventually(() => expect(started).toHaveLength(2))
    expect(log[0]).toContain('The site ended with SIGKILL')
  })

  it('leaves others alone', async () => {
    const [dying, living] = [startPrograms('process.exit(1)', STAYS), startPrograms(STAYS)]
    await eventually(() => expect(dying.started).toHaveLength(2))
    expect(living.started).toHaveLength(1)
    expect(living.started[0]?.exitCode).toBeNull()
  })
})

describe('a program that is stopped', () => {
  it('ends and stays away', async () => {
    const { program, started } = startPrograms(STAYS)
    const [child] = started
    if (child === undefined) throw new Error('nothing was started')
    const ended = once(child, 'exit')
    await program.stop()
    expect(await ended).toEqual([null, 'SIGTERM'])
    expect(started).toHaveLength(1)
  })

  it('while it waits to be started again is not started', async () => {
    const { program, started, log } = startPrograms('process.exit(1)')
    await eventually(() => expect(log).not.toEqual([]))
    await program.stop()
    const count = started.length
    await program.stop()
    expect(started).toHaveLength(count)
  })
})
