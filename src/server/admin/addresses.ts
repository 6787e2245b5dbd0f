import { readTarget } from '../request-target.ts'

export type AdminAddress =
  /** Misspelt on purpose, or nothing that the admin has: `%2e`, `//`, the image optimiser of Next. */
  | { kind: 'none' }
  | { kind: 'root' }
  /** Built scripts and styles, the same for everybody. */
  | { kind: 'asset' }
  /** Pages on the way to a session; the one for the first account has a form that asks as it is filled in. */
  | { kind: 'sign-in-page'; isFirstAccount: boolean }
  /** Calls on the way to a session or out of it: they are what passwords are guessed by. */
  | { kind: 'sign-in-call' }
  | { kind: 'page' }
  | { kind: 'call' }
  /** An uploaded file. */
  | { kind: 'file' }

const SIGN_IN_PAGE = /^\/admin\/(?:login|forgot|create-first-user|logout|logout-inactivity|unauthorized|reset(?:\/[\w-]+)?)$/
const FIRST_ACCOUNT_PAGE = '/admin/create-first-user'
const SIGN_IN_CALL = /^\/api\/users\/(?:login|logout|forgot-password|reset-password|first-register|second-step(?:\/[\w-]+)?)$/

/**
 * What an address of the admin is. Payload and Next read addresses generously (any case, encoded letters, doubled slashes), so
 * that whatever is not spelt the one way browsers spell it is not there, and case makes no difference to what it counts as.
 */
export function readAddress(url: string): AdminAddress {
  const target = readTarget(url)
  if (target.kind !== 'plain' || !isCanonical(target.path)) return { kind: 'none' }
  // As it stands: what differs in case is no file to Next, but a page.
  if (target.path.startsWith('/_next/static/')) return { kind: 'asset' }
  const path = target.path.toLowerCase().replace(/(?<=.)\/$/, '')
  if (path === '/') return { kind: 'root' }
  if (path.startsWith('/_next/')) return { kind: 'none' }
  if (SIGN_IN_PAGE.test(path)) return { kind: 'sign-in-page', isFirstAccount: path === FIRST_ACCOUNT_PAGE }
  if (SIGN_IN_CALL.test(path)) return { kind: 'sign-in-call' }
  if (path.startsWith('/api/media/file/')) return { kind: 'file' }
  return { kind: path === '/api' || path.startsWith('/api/') ? 'call' : 'page' }
}

/** The first two parts at most: what follows may be a token, a name or a number. */
export function shortPath(url: string): string {
  return url.split('?', 1)[0]?.split('/').slice(0, 3).join('/') ?? ''
}

function isCanonical(path: string): boolean {
  return !path.includes('//') && path.split('/').every((part) => isPlain(decodeURIComponent(part)) && isAsEncoded(part))
}

function isPlain(name: string): boolean {
  return !/[/\\\p{Cc}\p{Cs}]/u.test(name)
}

function isAsEncoded(part: string): boolean {
  return encodeURIComponent(decodeURIComponent(part)) === part
}
