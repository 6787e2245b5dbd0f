import type { Payload } from 'payload'
import { ROLES, type Role } from '#published/role-names.ts'

/** The headers of a request by which Payload knows a session. */
export interface SessionHeaders {
  cookie?: string
  /** Payload takes no cookie from a page of another site. */
  'sec-fetch-site'?: string | string[]
}

/** The role of whoever sends a request; `null` where there is no session, or it is no longer valid. */
export async function roleOfSession(payload: Payload, headers: SessionHeaders): Promise<Role | null> {
  const sent = new Headers({ cookie: headers.cookie ?? '', 'sec-fetch-site': String(headers['sec-fetch-site'] ?? '') })
  const { user } = await payload.auth({ headers: sent })
  return ROLES.find((role) => role === user?.role) ?? null
}
