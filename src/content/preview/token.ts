import { createHmac, timingSafeEqual } from 'node:crypto'

export type PreviewCollection = 'posts' | 'pages' | 'fragments' | 'popups'

export interface PreviewTarget {
  collection: PreviewCollection
  id: number
}

const LIFETIME_MS = 60 * 60_000

/** A short-lived, signed permission to see one draft on the site. */
export function createPreviewToken({ collection, id }: PreviewTarget, secret: string, now = Date.now()): string {
  const claim = `${collection}.${id}.${now + LIFETIME_MS}`
  return `${claim}.${sign(claim, secret)}`
}

/** What a token permits, or `null` when it is forged, malformed or expired. */
export function readPreviewToken(token: string, secret: string, now = Date.now()): PreviewTarget | null {
  const match = /^(posts|pages|fragments|popups)\.(\d{1,15})\.(\d{1,16})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const [, collection, id, expires, signature = ''] = match
  const expected = sign(`${collection}.${id}.${expires}`, secret)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  return Number(expires) < now ? null : { collection: collection as PreviewCollection, id: Number(id) }
}

function sign(claim: string, secret: string): string {
  return createHmac('sha256', `preview:${secret}`).update(claim).digest('base64url')
}
