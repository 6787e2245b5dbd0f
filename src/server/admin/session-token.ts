import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { jwtVerify } from 'jose'

const COOKIE = /(?:^|;\s*)payload-token=([^;\s]+)/
const AUTHORIZATION = /^(?:JWT|Bearer) (\S+)$/

/** Who sends a request, as a name to count requests by; `null` without a token that is signed by us and still good. */
export type ReadSession = (headers: IncomingHttpHeaders) => Promise<string | null>

/**
 * The first of two checks: it costs no database and keeps strangers away from Next and Payload. Whether the session was ended
 * meanwhile is asked by Payload, behind it.
 */
export function createReadSession(secret: string): ReadSession {
  // As Payload derives its key from the configured secret.
  const key = new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32))
  return async function readSession({ cookie = '', authorization = '' }) {
    const token = AUTHORIZATION.exec(authorization)?.[1] ?? COOKIE.exec(cookie)?.[1]
    if (token === undefined) return null
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] })
      return `${String(payload.collection)}:${String(payload.id)}`
    } catch {
      return null
    }
  }
}
