const EMAIL = /[^\s"'<>(),:;=\\]+@[^\s"'<>(),:;=\\]+\.[^\s"'<>(),:;=\\]+/g
const QUERY = /\?[\w%.\-[\]]+=[^\s"'\\]*/g
const TOKEN = /\b[0-9a-f]{32,}\b|\beyJ[\w-]+\.[\w-]+\.[\w-]+/gi
// Up to the end of the line or of the text in JSON that holds it.
const PARAMETERS = /params: (?:[^"\\\n]|\\[^n])*/g
const IP_ADDRESS = /\b(?:\d{1,3}\.){3}\d{1,3}\b(?!\.\d)/g

/** A line of the log without e-mail addresses, queries, hashes, tokens, client addresses or the values of SQL parameters. */
export function redact(line: string): string {
  return line
    .replace(PARAMETERS, 'params: [removed]')
    .replace(EMAIL, '[e-mail]')
    .replace(QUERY, '?[query]')
    .replace(TOKEN, '[token]')
    .replace(IP_ADDRESS, (address) => (address.startsWith('127.') || address === '0.0.0.0' ? address : '[address]'))
}

type ErrorLine = {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: ErrorLine
}

/** What is told of an error: errors of the database carry the values that were being written. */
function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  if (isRefusal(error)) return { type: error.name, message: error.message, stack: '' }
  // It quotes what it could not read.
  const isQuoting = error instanceof SyntaxError
  return {
    type: error.name,
    message: isQuoting ? 'unreadable text' : error.message,
    stack: isQuoting ? callsIn(error.stack) : (error.stack ?? ''),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Whoever asked is told no: nothing failed, and where in the code it was said tells nobody anything. */
function isRefusal(error: Error): boolean {
  return 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500
}

function callsIn(stack = ''): string {
  const at = stack.indexOf('\n    at ')
  return at === -1 ? '' : stack.slice(at + 1)
}

/** Options of pino for everything that the admin logs. */
export const redaction = { hooks: { streamWrite: redact }, serializers: { err: describeError } }
