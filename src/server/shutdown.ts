interface Shutdown {
  /** In order: stop taking requests and finish those under way, then what they needed. */
  steps: (() => Promise<unknown>)[]
  log: { info(message: string): void; error(detail: object, message: string): void }
  program?: Program
  deadlineMs?: number
}

interface Program {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown
  exit(code: number): void
}

// Supervisors wait ten seconds before they kill.
const DEADLINE_MS = 9_000

/** Ends the program on SIGTERM or SIGINT: with code 0 when everything was finished in time, else with 1. A second signal ends it at once. */
export function installShutdown({ steps, log, program = process, deadlineMs = DEADLINE_MS }: Shutdown): void {
  let isEnding = false
  async function end(): Promise<void> {
    const deadline = setTimeout(() => {
      log.error({ deadlineMs }, 'not everything was finished in time')
      program.exit(1)
    }, deadlineMs)
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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    program.on(signal, () => {
      if (isEnding) return program.exit(1)
      isEnding = true
      log.info(`${signal}: ending`)
      void end()
    })
  }
}
