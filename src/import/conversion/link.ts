import { safeUrl } from '#platform/safe-url.ts'
import type { Conversion, Target } from './conversion.ts'
import type { StoredLink } from './pieces.ts'

const COLLECTIONS = { page: 'pages', post: 'posts', category: 'categories' } as const
/** Of Lexical's link node. */
const LONGEST_URL = 1000

/** Where an address of the old contents leads now; `null` where it must not or cannot be followed, which is noted. */
export function resolveHref(href: string, conversion: Conversion): Target | null {
  const trimmed = href.trim()
  // `#` alone is what themes write where a link was never filled in.
  if (trimmed === '' || trimmed === '#') return null
  if (trimmed.startsWith('#')) return { kind: 'url', url: trimmed }
  const whole = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed
  const safe = safeUrl(whole.replaceAll(' ', '%20'))
  if (safe === null || safe.length > LONGEST_URL) {
    conversion.note('link-unsafe', trimmed.slice(0, 200))
    return null
  }
  if (/^(?:mailto|tel):/i.test(safe)) return { kind: 'url', url: safe }
  const target = conversion.references.target(safe)
  if (target !== null) return target
  conversion.note('link-nowhere', safe)
  return { kind: 'url', url: pathOf(safe) }
}

/** A link as form fields store it. */
export function storedLink(target: Target, newTab = false): StoredLink {
  if (target.kind === 'url') return { kind: 'url', url: target.url, newTab }
  return { kind: target.kind, [target.kind]: target.id, newTab }
}

/** The fields of Lexical's link node. */
export function linkNodeFields(target: Target, newTab = false): Record<string, unknown> {
  if (target.kind === 'url') return { linkType: 'custom', url: target.url, newTab }
  return { linkType: 'internal', doc: { relationTo: COLLECTIONS[target.kind], value: target.id }, newTab }
}

/** Words for a link that has none: the name of its file, or the host that it leads to. */
export function wordsForHref(href: string): string {
  if (/^mailto:|^tel:/i.test(href)) return href.replace(/^[a-z]+:/i, '').split('?', 1)[0] ?? href
  const { hostname, pathname } = new URL(href, 'https://site.invalid')
  const last = decode(pathname.split('/').filter(Boolean).at(-1) ?? '')
  if (/\.\w{2,5}$/.test(last)) return last
  return hostname === 'site.invalid' ? last || href : hostname
}

function pathOf(href: string): string {
  const { pathname, search, hash } = new URL(href, 'https://site.invalid')
  return pathname + search + hash
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
