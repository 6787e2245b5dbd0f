import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { jwtVerify } from 'jose'
import { ROLES } from '#published/role-names.ts'

const COOKIE = /(?:^|;\s*)payload-token=([^;\s]+)/
const AUTHORIZATION = /^(?:JWT|Bearer) (\S+)$/

export interface Session {
  /** A name to count requests by. */
  account: string
  /** When the token was signed. Who has lost the role since is believed until it ends: enough to bound what is sent, no more. */
  isStaff: boolean
}

/** Who sends a request; `null` without a token that is signed by us and still good. */
export type ReadSession = (headers: IncomingHttpHeaders) => Promise<Session | null>

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
      return {
        account: `${String(payload.collection)}:${String(payload.id)}`,
        isStaff: ROLES.some((role) => role !== 'subscriber' && role === payload.role),
      }
    } catch {
      return null
    }
  }
}
