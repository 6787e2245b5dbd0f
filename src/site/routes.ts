/** The URL contract of the site: where everything is, and what an address means. */
import { categoryHref as categoryHome, pageHref, postHref, tagHref as tagHome } from '#published/addresses.ts'

export { pageHref, postHref }

export const HOME_HREF = '/'
export const SITE_MAP_HREF = '/site-map/'
export const GALLERY_HREF = '/gallery/'
export const SITEMAP_HREF = '/sitemap.xml'
export const SECURITY_TXT_HREF = '/.well-known/security.txt'
export const REST_ROOT_HREF = '/wp-json/'
export const NONCE_HREF = `${REST_ROOT_HREF}lectern/v1/nonce`

/** Query parameters in which a search may be asked, the most wanted first. */
export const SEARCH_PARAMETERS = ['q', 's', 'search', 'query', 'keyword'] as const
export const SEARCH_PAGE_PARAMETER = 'page'

const MAX_PATH_LENGTH = 2048

export type SitemapPart = { kind: 'pages' } | { kind: 'terms' } | { kind: 'posts'; page: number }

export type Route =
  | { name: 'home' }
  | { name: 'page'; path: string }
  | { name: 'news'; page: number }
  | { name: 'post'; slug: string }
  | { name: 'category' | 'tag'; slug: string; page: number }
  | { name: 'search' }
  | { name: 'site-map' }
  | { name: 'gallery'; widget: string | null }
  | { name: 'fragment'; id: number }
  | { name: 'feed'; category: string | null }
  | { name: 'sitemap'; part: SitemapPart | null }
  | { name: 'robots' }
  | { name: 'security-txt' }
  | { name: 'speculation-rules' }
  | { name: 'moved'; to: string }
  | { name: 'nothing' }

const FIXED: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['news', { name: 'news', page: 1 }],
  ['search', { name: 'search' }],
  ['site-map', { name: 'site-map' }],
  ['gallery', { name: 'gallery', widget: null }],
  ['feed', { name: 'feed', category: null }],
  ['robots.txt', { name: 'robots' }],
  ['.well-known/security.txt', { name: 'security-txt' }],
  ['speculation-rules.json', { name: 'speculation-rules' }],
  ['sitemap.xml', { name: 'sitemap', part: null }],
  ['sitemap-pages.xml', { name: 'sitemap', part: { kind: 'pages' } }],
  ['sitemap-terms.xml', { name: 'sitemap', part: { kind: 'terms' } }],
])

export function newsHref(page = 1): string {
  return `/news/${pageSuffix(page)}`
}

export function categoryHref(slug: string, page = 1): string {
  return categoryHome(slug) + pageSuffix(page)
}

export function tagHref(slug: string, page = 1): string {
  return tagHome(slug) + pageSuffix(page)
}

export function searchHref(query = '', page = 1): string {
  if (query === '') return '/search/'
  return `/search/?q=${encodeURIComponent(query)}${page > 1 ? `&${SEARCH_PAGE_PARAMETER}=${page}` : ''}`
}

/** The feed of all posts, or of one category. */
export function feedHref(category: string | null = null): string {
  return category === null ? '/feed/' : `${categoryHome(category)}feed/`
}

export function galleryHref(widget: string): string {
  return `${GALLERY_HREF}${encodeURIComponent(widget)}/`
}

/** A fragment on a page of its own. */
export function fragmentHref(id: number): string {
  return `/fragment/${id}/`
}

export function sitemapPartHref(part: SitemapPart): string {
  return part.kind === 'posts' ? `/sitemap-posts-${part.page}.xml` : `/sitemap-${part.kind}.xml`
}

/**
 * The one spelling of a path: decoded once, NFC, lower case, no empty or dot segments, a slash at the end unless it names
 * a file, encoded again. `null` for what is no address at all: malformed encoding, control characters, too long.
 */
export function canonicalPath(rawPathname: string): string | null {
  if (rawPathname.length > MAX_PATH_LENGTH) return null
  const segments = decodeSegments(rawPathname)
  if (segments === null) return null
  const last = segments.at(-1)
  if (last === undefined) return '/'
  const path = `/${segments.map(encodeURIComponent).join('/')}${isFileName(last) ? '' : '/'}`
  return path.length > MAX_PATH_LENGTH ? null : path
}

/** What a canonical path stands for. Whether the content exists is not known here. */
export function matchRoute(pathname: string): Route {
  const segments = decodeSegments(pathname)
  if (segments === null) return { name: 'nothing' }
  if (segments.length === 0) return { name: 'home' }
  const path = segments.join('/')
  const fixed = FIXED.get(path) ?? matchSitemapOfPosts(path)
  if (fixed !== null) return fixed
  const [first, second] = segments
  if (second === undefined) return pageOf(segments)
  if (first === 'gallery' && segments.length === 2) return { name: 'gallery', widget: second }
  if (first === 'fragment' && segments.length === 2) return matchFragment(second, segments)
  if (first === 'news') return matchNews(second, segments)
  if (first === 'category' || first === 'tag') return matchArchive(first, second, segments)
  return pageOf(segments)
}

function matchSitemapOfPosts(path: string): Route | null {
  const page = parsePageNumber(/^sitemap-posts-(\d+)\.xml$/.exec(path)?.[1])
  return page === null ? null : { name: 'sitemap', part: { kind: 'posts', page } }
}

function matchFragment(id: string, segments: string[]): Route {
  return /^[1-9]\d{0,8}$/.test(id) ? { name: 'fragment', id: Number(id) } : pageOf(segments)
}

function matchNews(slug: string, segments: string[]): Route {
  const page = matchPageSuffix(segments, 1)
  if (page === 1) return { name: 'moved', to: newsHref() }
  if (page !== null) return { name: 'news', page }
  return segments.length === 2 ? { name: 'post', slug } : pageOf(segments)
}

function matchArchive(name: 'category' | 'tag', slug: string, segments: string[]): Route {
  if (segments.length === 2) return { name, slug, page: 1 }
  if (name === 'category' && segments.length === 3 && segments[2] === 'feed') return { name: 'feed', category: slug }
  const page = matchPageSuffix(segments, 2)
  if (page === 1) return { name: 'moved', to: name === 'category' ? categoryHref(slug) : tagHref(slug) }
  return page === null ? pageOf(segments) : { name, slug, page }
}

function pageOf(segments: string[]): Route {
  return { name: 'page', path: segments.join('/') }
}

/** The number of `page/<number>` after the first `after` segments. */
function matchPageSuffix(segments: string[], after: number): number | null {
  return segments.length === after + 2 && segments[after] === 'page' ? parsePageNumber(segments[after + 1]) : null
}

export function parsePageNumber(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : null
}

function pageSuffix(page: number): string {
  return page > 1 ? `page/${page}/` : ''
}

// Slugs have no dots, so a dot and a short ending can only be a file's.
function isFileName(segment: string): boolean {
  return /\.[a-z0-9]{1,5}$/.test(segment)
}

function decodeSegments(pathname: string): string[] | null {
  const path = decode(pathname)
  if (path === null || /\p{Cc}|\p{Surrogate}/u.test(path)) return null
  // Lower case may need composing again: J + caron has no capital of its own, j + caron has.
  const spelt = path.normalize('NFC').toLowerCase().normalize('NFC')
  const segments: string[] = []
  for (const segment of spelt.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** What a list of posts on a page shows: its page, `list-<block id>=2`, and its filter, `e-filter-<block id>-<taxonomy>=a+b`. */
export function isListParameter(name: string): boolean {
  return /^(?:list-[\w-]{1,60}|e-filter-[\w-]{1,60}-(?:category|tag))$/.test(name)
}
