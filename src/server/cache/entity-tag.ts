import { createHash } from 'node:crypto'

const ENTITY_TAG = /(?:W\/)?("[^"]*")/g

/** A strong tag: other bytes, or other headers, make another tag. */
export function makeEntityTag(parts: Iterable<string | Buffer>, suffix: string): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return `"${hash.digest('base64url').slice(0, 22)}${suffix}"`
}

/** RFC 9110, 13.1.2: `*`, or a list compared weakly, so that `W/"x"` and `"x"` are the same. */
export function matchesEntityTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  if (ifNoneMatch.trim() === '*') return true
  for (const [, opaque] of ifNoneMatch.matchAll(ENTITY_TAG)) if (opaque === etag) return true
  return false
}
