import { createHmac, timingSafeEqual } from 'node:crypto'

export type PreviewCollection = 'posts' | 'pages' | 'fragments' | 'popups' | 'menus' | 'newsletters'
/** There is one of them. */
export const SETTINGS_ID = 1

export interface PreviewTarget {
  /** `site` stands for the site's settings. */
  collection: PreviewCollection | 'site'
  id: number
  /** Whom the token was made for: the draft is read as this person may read it. */
  user: number
}

const HOUR_MS = 60 * 60_000

/** A short-lived, signed permission for one person to see one draft on the site. */
export function createPreviewToken({ collection, id, user }: PreviewTarget, secret: string, now = Date.now()): string {
  // On the full hour, at least one ahead: the address stays the same while a form is edited, so that its frame is not loaded anew.
  const expires = Math.ceil((now + HOUR_MS) / HOUR_MS) * HOUR_MS
  const claim = `${collection}.${id}.${user}.${expires}`
  return `${claim}.${sign(claim, secret)}`
}

/** What a token permits, or `null` when it is forged, malformed or expired. */
export function readPreviewToken(token: string, secret: string, now = Date.now()): PreviewTarget | null {
  const match = /^(posts|pages|fragments|popups|menus|newsletters|site)\.(\d{1,15})\.(\d{1,15})\.(\d{1,16})\.([\w-]{43})$/.exec(
    token,
  )
  if (!match) return null
  const [, collection, id, user, expires, signature = ''] = match
  const expected = sign(`${collection}.${id}.${user}.${expires}`, secret)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  if (Number(expires) < now) return null
  return { collection: collection as PreviewTarget['collection'], id: Number(id), user: Number(user) }
}

function sign(claim: string, secret: string): string {
  return createHmac('sha256', `preview:${secret}`).update(claim).digest('base64url')
}
