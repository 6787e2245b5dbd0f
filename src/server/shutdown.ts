import type { Draining } from './draining.ts'

export interface Shutdown {
  /** In order: stop taking requests and finish those under way, then what they needed. */
  steps: (() => Promise<unknown>)[]
  log: { info(message: string): void; error(detail: object, message: string): void }
  /** Begins with the signal. */
  draining?: Draining
  program?: Program
  /** How long SIGTERM leaves the doors open while draining. */
  graceMs?: number
  /** For everything, grace included. */
  deadlineMs?: number
  /** Lets the grace pass; tests end it themselves. */
  wait?: (ms: number) => Promise<unknown>
}

interface Program {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown
  exit(code: number): void
}

// Balancers look at `/readyz` every second or two, and until they have seen it they send visitors here.
const GRACE_MS = 3_000
// Supervisors wait ten seconds before they kill.
const DEADLINE_MS = 9_000
const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Ends the program on SIGTERM or SIGINT: with code 0 when everything was finished in time, else with 1. SIGTERM, which
 * supervisors send, waits until balancers have turned away; SIGINT, which a person types, does not. A second signal ends it at once.
 */
export function installShutdown(options: Shutdown): void {
  const { steps, log, draining, program = process, graceMs = GRACE_MS, deadlineMs = DEADLINE_MS, wait = waitFor } = options
  let isEnding = false
  async function end(waitMs: number): Promise<void> {
    const deadline = setTimeout(() => {
      log.error({ deadlineMs }, 'not everything was finished in time')
      program.exit(1)
    }, deadlineMs)
    draining?.begin()
    if (draining && waitMs > 0) await wait(waitMs)
    let code = 0
    for (const step of steps) {
      try {
        await step()
      } catch (error) {
        log.error({ err: error }, 'a step of ending failed')
        code = 1
      }
    }
    clearTimeout(deadline)
    program.exit(code)
  }
  for (const [signal, waitMs] of [
    ['SIGTERM', graceMs],
    ['SIGINT', 0],
  ] as const) {
    program.on(signal, () => {
      if (isEnding) return program.exit(1)
      isEnding = true
      log.info(`${signal}: ending`)
      void end(waitMs)
    })
  }
}
