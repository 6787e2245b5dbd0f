import { format } from 'node:util'

interface Log {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/** Next and its parts write to the console; let it go where everything else is redacted. */
export function redirectConsole(log: Log, target: Pick<Console, 'log' | 'info' | 'warn' | 'error'> = console): void {
  Object.assign(target, {
    log: (...parts: unknown[]) => log.info(format(...parts)),
    info: (...parts: unknown[]) => log.info(format(...parts)),
    warn: (...parts: unknown[]) => log.warn(format(...parts)),
    error: (...parts: unknown[]) => log.error(format(...parts)),
  })
}
