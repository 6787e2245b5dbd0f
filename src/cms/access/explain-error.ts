import type { AfterErrorHook } from 'payload'

/** What a database says when it was handed something that it cannot store or compare: PostgreSQL's classes, SQLite's names. */
const BAD_DATA = /^(?:2[23][0-9A-Z]{3}|SQLITE_(?:CONSTRAINT|MISMATCH|RANGE|TOOBIG)\w*)$/
const MAX_CAUSES = 4
const TOO_LARGE = 413
/** What Payload stumbles over when the part of a form that is the file says `null`. */
const NO_FILE = "reading 'clientUploadContext'"

/** Errors that the request is to blame for: 400 instead of 500, unless Payload says so itself. */
export const explainError: AfterErrorHook = ({ error, req }) => {
  if (Reflect.get(error, 'status') === TOO_LARGE) return undefined
  const isUnreadForm = req.data === undefined && req.headers.get('content-type')?.startsWith('multipart/') === true
  const isNoFile = error instanceof TypeError && error.message.includes(NO_FILE)
  const isBad =
    isNoFile || error instanceof SyntaxError || error instanceof URIError || codesOf(error).some((code) => BAD_DATA.test(code))
  return isBad || isUnreadForm ? { status: 400 } : undefined
}

function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let cause = error; typeof cause === 'object' && cause !== null && codes.length < MAX_CAUSES; ) {
    const { code, cause: inner } = cause as { code?: unknown; cause?: unknown }
    codes.push(String(code))
    cause = inner
  }
  return codes
}
