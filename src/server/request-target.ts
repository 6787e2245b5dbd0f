import { REST_ROOT_HREF } from '#addresses/calls.ts'
import { isHomePath } from '#addresses/wordpress.ts'

export type RequestTarget =
  | { kind: 'plain'; path: string }
  /** Another spelling of an address: dot segments, back slashes, characters that want encoding. */
  | { kind: 'moved'; to: string }
  | { kind: 'malformed' }
  | { kind: 'too-long' }

const MAX_LENGTH = 8192
const ANY_ORIGIN = 'http://site.invalid'

/** What the target of a request line (`/path?query`) means, before anything acts on it. */
export function readTarget(raw: string): RequestTarget {
  if (raw.length > MAX_LENGTH) return { kind: 'too-long' }
  if (!raw.startsWith('/')) return { kind: 'malformed' }
  const path = raw.split('?', 1)[0] ?? ''
  if (!isReadablePath(path) || !URL.canParse(ANY_ORIGIN + raw)) return { kind: 'malformed' }
  const url = new URL(ANY_ORIGIN + raw)
  if (url.pathname === path) return { kind: 'plain', path }
  // Two slashes at the start would name another host.
  return { kind: 'moved', to: url.pathname.replace(/^\/+/, '/') + url.search }
}

/** `http://host/path` is a legal target too, and means `/path`. */
export function toOriginForm(target: string): string {
  if (target.startsWith('/') || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname + search
}

/** `/?rest_route=/wp/v2/posts&page=2` is how WordPress is called where addresses cannot be rewritten; it means `/wp-json/wp/v2/posts?page=2`. */
export function toCallForm(target: string): string {
  const [path = '', ...rest] = target.split('?')
  if (rest.length === 0 || !isHomePath(path)) return target
  const query = new URLSearchParams(rest.join('?'))
  const route = query.get('rest_route')
  if (route === null || !/^\/[\w/.%-]{0,500}$/.test(route)) return target
  query.delete('rest_route')
  const call = REST_ROOT_HREF + route.replace(/^\/+/, '')
  return query.size === 0 ? call : `${call}?${query}`
}

function isReadablePath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
