/** Addresses of published documents. Each ends in a slash, its segments percent-encoded. */

export function postHref(slug: string): string {
  return `/news/${encodeURIComponent(slug)}/`
}

/** `path` has no slashes at its ends; the empty path is the home page. */
export function pageHref(path: string): string {
  return path === '' ? '/' : `/${path.split('/').map(encodeURIComponent).join('/')}/`
}

export function categoryHref(slug: string): string {
  return `/category/${encodeURIComponent(slug)}/`
}

export function tagHref(slug: string): string {
  return `/tag/${encodeURIComponent(slug)}/`
}
