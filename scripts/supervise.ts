import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

interface SuperviseOptions {
  name: string
  start(): ChildProcess
  log(message: string): void
  firstPauseMs?: number
  longestPauseMs?: number
  /** Who lived for this long has recovered, and waits but briefly when it dies again. */
  steadyAfterMs?: number
}

export interface Supervised {
  /** Ends the program and does not start it again; resolves when it is gone. */
  stop(): Promise<void>
}

/** Keeps a program running: when it dies it is started again, after pauses that grow while it keeps dying. */
export function supervise({
  name,
  start,
  log,
  firstPauseMs = 1_000,
  longestPauseMs = 60_000,
  steadyAfterMs = 60_000,
}: SuperviseOptions): Supervised {
  const stopping = new AbortController()
  let child: ChildProcess | null = null

  async function run(): Promise<void> {
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      const startedAt = performance.now()
      child = start()
      const [code, signal] = await once(child, 'exit')
      if (stopping.signal.aborted) return
      if (performance.now() - startedAt >= steadyAfterMs) pause = firstPauseMs
      log(`The ${name} ended with ${signal ?? `code ${code}`}; it is started again in ${pause / 1000} s.`)
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
    }
  }

  const ended = run()
  return {
    async stop() {
      stopping.abort()
      child?.kill('SIGTERM')
      await ended
    },
  }
}
