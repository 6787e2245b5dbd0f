import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type PreviewCollection = 'posts' | 'pages' | 'fragments' | 'popups' | 'menus' | 'newsletters'
/** There is one of them. */
export const SETTINGS_ID = 1

export interface PreviewTarget {
  /** `site` stands for the site's settings. */
  collection: PreviewCollection | 'site'
  id: number
  /** Whom the token was made for: the draft is read as this person may read it. */
  user: number
  /** The mark of the session in which it was made: with that it ends. */
  session: string
}

const HOUR_MS = 60 * 60_000
const TOKEN =
  /^((posts|pages|fragments|popups|menus|newsletters|site)\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})\.(\d{1,16}))\.([\w-]{43})$/

/** What stands for a session in an address that may be handed on. */
export function markOfSession(session: string): string {
  return createHash('sha256').update(session).digest('base64url')
}

/** A short-lived, signed permission for one person to see one draft on the site, as long as they are signed in. */
export function createPreviewToken({ collection, id, user, session }: PreviewTarget, secret: string, now = Date.now()): string {
  // On the full hour, at least one ahead: the address stays the same while a form is edited, so that its frame is not loaded anew.
  const expires = Math.ceil((now + HOUR_MS) / HOUR_MS) * HOUR_MS
  const claim = `${collection}.${id}.${user}.${session}.${expires}`
  return `${claim}.${sign(claim, secret)}`
}

/** What a token permits, or `null` when it is forged, malformed or expired. */
export function readPreviewToken(token: string, secret: string, now = Date.now()): PreviewTarget | null {
  const match = TOKEN.exec(token)
  if (!match) return null
  const [, claim = '', collection, id, user, session = '', expires, signature = ''] = match
  const expected = sign(claim, secret)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  if (Number(expires) < now) return null
  return { collection: collection as PreviewTarget['collection'], id: Number(id), user: Number(user), session }
}

function sign(claim: string, secret: string): string {
  return createHmac('sha256', `preview:${secret}`).update(claim).digest('base64url')
}
