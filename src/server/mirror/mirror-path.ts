import { join } from 'node:path'

const INDEX = 'index.html'
// Longer names do not fit into every file system, once they are in UTF-8.
const MAX_SEGMENT_BYTES = 240
const MAX_BYTES = 2000
const UNSAFE = /[\\:]|\p{Cc}/u

/**
 * Where the page of an address is kept, below a folder; `null`: nowhere. A web server finds it by the address that it has decoded,
 * so that only the one spelling is kept that leads to the same words and back.
 */
export function mirrorPathOf(key: string): string | null {
  if (!key.startsWith('/') || !key.endsWith('/') || key.includes('?')) return null
  const path = decode(key)
  if (path === null || encodeURI(path) !== key || Buffer.byteLength(path) > MAX_BYTES) return null
  const segments = path.split('/').slice(1, -1)
  return segments.every(isSafe) ? join(...segments, INDEX) : null
}

function decode(key: string): string | null {
  try {
    return decodeURI(key)
  } catch {
    return null
  }
}

function isSafe(segment: string): boolean {
  const isName = segment !== '' && !segment.startsWith('.') && !segment.startsWith(INDEX)
  return isName && !UNSAFE.test(segment) && Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES
}
