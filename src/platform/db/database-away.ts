/** The database cannot be reached for now; trying again later may help. */
export class DatabaseAway extends Error {
  constructor() {
    super('the database cannot be reached')
  }
}

const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
// PostgreSQL: a connection that broke, too many of them, a server that is stopping or starting.
const SQL_STATE = /^(?:08[0-9A-Z]{3}|53300|57P0[1-3])$/
const SQLITE_CODE = /^SQLITE_(?:CANTOPEN|IOERR|NOTADB)/
// Errors of the client and its pool that carry no code.
const MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|ConnectionFailed\("Unable to open)/
const MAX_DEPTH = 8

/** Whether an error, or what caused it, is that the database cannot be reached: not that it refused what it was asked. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (error instanceof DatabaseAway) return true
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const message = 'message' in error && typeof error.message === 'string' ? error.message : ''
  if (SYSTEM_CODES.has(code) || SQL_STATE.test(code) || SQLITE_CODE.test(code) || MESSAGE.test(message)) return true
  const causes = [...('cause' in error ? [error.cause] : []), ...(error instanceof AggregateError ? error.errors : [])]
  return causes.some((cause) => isDatabaseAway(cause, depth + 1))
}
