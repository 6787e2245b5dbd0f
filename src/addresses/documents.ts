/** Pages of the site. Their addresses end in a slash, their segments percent-encoded. */

/** Words of addresses; what is published below them has a slug or a number. */
export const SEGMENT = {
  news: 'news',
  category: 'category',
  tag: 'tag',
  author: 'author',
  page: 'page',
  feed: 'feed',
  atom: 'atom',
  gallery: 'gallery',
  fragment: 'fragment',
  popup: 'popup',
} as const

export const HOME_HREF = '/'
export const SITE_MAP_HREF = '/site-map/'
export const GALLERY_HREF = `/${SEGMENT.gallery}/`

export function postHref(slug: string): string {
  return `/${SEGMENT.news}/${encodeURIComponent(slug)}/`
}

/** `path` has no slashes at its ends; the empty path is the home page. */
export function pageHref(path: string): string {
  return path === '' ? HOME_HREF : `/${path.split('/').map(encodeURIComponent).join('/')}/`
}

export function newsHref(page = 1): string {
  return `/${SEGMENT.news}/${pageSuffix(page)}`
}

export function categoryHref(slug: string, page = 1): string {
  return `/${SEGMENT.category}/${encodeURIComponent(slug)}/${pageSuffix(page)}`
}

export function tagHref(slug: string, page = 1): string {
  return `/${SEGMENT.tag}/${encodeURIComponent(slug)}/${pageSuffix(page)}`
}

/** Accounts have no names in addresses. */
export function authorSlug(id: number): string {
  return `author-${id}`
}

export function authorHref(id: number, page = 1): string {
  return `/${SEGMENT.author}/${authorSlug(id)}/${pageSuffix(page)}`
}

export type FeedFormat = 'rss' | 'atom'

/** The feed of all posts, or of one category. */
export function feedHref(category: string | null = null): string {
  return feedOf(category === null ? HOME_HREF : categoryHref(category))
}

/** The feed of the posts that the page at an address lists. */
export function feedOf(href: string, { format = 'rss', page = 1 }: { format?: FeedFormat; page?: number } = {}): string {
  return `${href}${SEGMENT.feed}/${format === 'atom' ? `${SEGMENT.atom}/` : ''}${pageSuffix(page)}`
}

export function galleryHref(widget: string): string {
  return `${GALLERY_HREF}${encodeURIComponent(widget)}/`
}

/** A fragment on a page of its own. */
export function fragmentHref(id: number): string {
  return `/${SEGMENT.fragment}/${id}/`
}

/** What a popup shows, on a page of its own. */
export function popupPageHref(id: number): string {
  return `/${SEGMENT.popup}/${id}/`
}

function pageSuffix(page: number): string {
  return page > 1 ? `${SEGMENT.page}/${page}/` : ''
}
