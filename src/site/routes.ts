/** What an address of the site means. */
import {
  authorHref,
  categoryHref,
  type FeedFormat,
  feedOf,
  GALLERY_HREF,
  HOME_HREF,
  newsHref,
  SEGMENT,
  SITE_MAP_HREF,
  tagHref,
} from '#addresses/documents.ts'
import { MANIFEST_HREF } from '#addresses/icons.ts'
import {
  NEWS_SITEMAP_HREF,
  ROBOTS_HREF,
  SECURITY_TXT_HREF,
  SITEMAP_HREF,
  type SitemapPart,
  SPECULATION_RULES_HREF,
  sitemapPartHref,
  WP_SITEMAP_HREF,
} from '#addresses/machines.ts'
import { SEARCH_HREF } from '#addresses/search.ts'

const MAX_PATH_LENGTH = 2048

/** Whose posts a feed has. */
export type FeedSource = { kind: 'all' } | { kind: 'category' | 'tag'; slug: string } | { kind: 'author'; id: number }

export type Route =
  | { name: 'home' }
  | { name: 'page'; path: string }
  | { name: 'news'; page: number }
  | { name: 'post'; slug: string }
  | { name: 'category' | 'tag'; slug: string; page: number }
  | { name: 'author'; id: number; page: number }
  | { name: 'search' }
  | { name: 'site-map' }
  | { name: 'gallery'; widget: string | null }
  | { name: 'fragment' | 'popup'; id: number }
  | { name: 'feed'; of: FeedSource; format: FeedFormat; page: number }
  | { name: 'sitemap'; part: SitemapPart | null }
  | { name: 'news-sitemap' }
  | { name: 'robots' }
  | { name: 'security-txt' }
  | { name: 'speculation-rules' }
  | { name: 'manifest' }
  | { name: 'moved'; to: string }
  | { name: 'nothing' }

const FIXED: ReadonlyMap<string, Route> = new Map<string, Route>([
  [HOME_HREF, { name: 'home' }],
  [newsHref(), { name: 'news', page: 1 }],
  [SEARCH_HREF, { name: 'search' }],
  [SITE_MAP_HREF, { name: 'site-map' }],
  [GALLERY_HREF, { name: 'gallery', widget: null }],
  [WP_SITEMAP_HREF, { name: 'moved', to: SITEMAP_HREF }],
  [NEWS_SITEMAP_HREF, { name: 'news-sitemap' }],
  [ROBOTS_HREF, { name: 'robots' }],
  [SECURITY_TXT_HREF, { name: 'security-txt' }],
  [SPECULATION_RULES_HREF, { name: 'speculation-rules' }],
  [MANIFEST_HREF, { name: 'manifest' }],
  [SITEMAP_HREF, { name: 'sitemap', part: null }],
  [sitemapPartHref({ kind: 'pages' }), { name: 'sitemap', part: { kind: 'pages' } }],
  [sitemapPartHref({ kind: 'terms' }), { name: 'sitemap', part: { kind: 'terms' } }],
])

/**
 * The one spelling of a path: decoded once, NFC, lower case, no empty or dot segments, a slash at the end unless it names
 * a file, encoded again. `null` for what is no address at all: malformed encoding, control characters, too long.
 */
export function canonicalPath(rawPathname: string): string | null {
  if (rawPathname.length > MAX_PATH_LENGTH) return null
  const segments = decodeSegments(rawPathname)
  if (segments === null) return null
  const path = spell(segments)
  return path.length > MAX_PATH_LENGTH ? null : path
}

/** What a canonical path stands for. Whether the content exists is not known here. */
export function matchRoute(pathname: string): Route {
  const segments = decodeSegments(pathname)
  if (segments === null) return { name: 'nothing' }
  const path = spell(segments)
  const fixed = FIXED.get(path) ?? matchSitemapOfPosts(path)
  if (fixed !== null) return fixed
  const [first, second] = segments
  if (first === SEGMENT.feed) return matchFeed({ kind: 'all' }, HOME_HREF, segments.slice(1)) ?? pageOf(segments)
  if (second === undefined) return pageOf(segments)
  if (first === SEGMENT.gallery && segments.length === 2) return { name: 'gallery', widget: second }
  if ((first === SEGMENT.fragment || first === SEGMENT.popup) && segments.length === 2) return matchPart(first, second, segments)
  if (first === SEGMENT.news) return matchNews(second, segments)
  if (first === SEGMENT.author) return matchAuthor(second, segments)
  if (first === SEGMENT.category || first === SEGMENT.tag) return matchArchive(first, second, segments)
  return pageOf(segments)
}

function matchSitemapOfPosts(path: string): Route | null {
  const page = parsePageNumber(/\d+/.exec(path)?.[0])
  if (page === null || path !== sitemapPartHref({ kind: 'posts', page })) return null
  return { name: 'sitemap', part: { kind: 'posts', page } }
}

function matchPart(name: 'fragment' | 'popup', id: string, segments: string[]): Route {
  return /^[1-9]\d{0,8}$/.test(id) ? { name, id: Number(id) } : pageOf(segments)
}

function matchNews(slug: string, segments: string[]): Route {
  const page = matchPageSuffix(segments, 1)
  if (page === 1) return { name: 'moved', to: newsHref() }
  if (page !== null) return { name: 'news', page }
  return segments.length === 2 ? { name: 'post', slug } : pageOf(segments)
}

function matchArchive(name: 'category' | 'tag', slug: string, segments: string[]): Route {
  if (segments.length === 2) return { name, slug, page: 1 }
  const href = name === 'category' ? categoryHref(slug) : tagHref(slug)
  if (segments[2] === SEGMENT.feed) return matchFeed({ kind: name, slug }, href, segments.slice(3)) ?? pageOf(segments)
  const page = matchPageSuffix(segments, 2)
  if (page === 1) return { name: 'moved', to: href }
  return page === null ? pageOf(segments) : { name, slug, page }
}

function matchAuthor(slug: string, segments: string[]): Route {
  const [, digits] = /^author-([1-9]\d{0,8})$/.exec(slug) ?? []
  if (digits === undefined) return pageOf(segments)
  const id = Number(digits)
  if (segments.length === 2) return { name: 'author', id, page: 1 }
  if (segments[2] === SEGMENT.feed)
    return matchFeed({ kind: 'author', id }, authorHref(id), segments.slice(3)) ?? pageOf(segments)
  const page = matchPageSuffix(segments, 2)
  if (page === 1) return { name: 'moved', to: authorHref(id) }
  return page === null ? pageOf(segments) : { name: 'author', id, page }
}

/** What WordPress has under the same name, too. */
const RSS_NAMES = ['rss', 'rss2']

/** What follows the word for a feed: its format, then its page. */
function matchFeed(of: FeedSource, href: string, rest: string[]): Route | null {
  const [name] = rest
  if (rest.length === 1 && name !== undefined && RSS_NAMES.includes(name)) return { name: 'moved', to: feedOf(href) }
  const format: FeedFormat = name === SEGMENT.atom ? 'atom' : 'rss'
  const after = format === 'atom' ? 1 : 0
  if (rest.length === after) return { name: 'feed', of, format, page: 1 }
  const page = matchPageSuffix(rest, after)
  if (page === 1) return { name: 'moved', to: feedOf(href, { format }) }
  return page === null ? null : { name: 'feed', of, format, page }
}

function pageOf(segments: string[]): Route {
  return { name: 'page', path: segments.join('/') }
}

/** The number of `page/<number>` after the first `after` segments. */
function matchPageSuffix(segments: string[], after: number): number | null {
  return segments.length === after + 2 && segments[after] === SEGMENT.page ? parsePageNumber(segments[after + 1]) : null
}

export function parsePageNumber(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : null
}

function spell(segments: readonly string[]): string {
  const last = segments.at(-1)
  return last === undefined ? HOME_HREF : `/${segments.map(encodeURIComponent).join('/')}${isFileName(last) ? '' : '/'}`
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
