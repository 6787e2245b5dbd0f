/**
 * What every answer of the REST root carries. It is public and the same for everybody, so that any origin may read it, and
 * none needs to send credentials: `*` lets it be kept, where naming the asking origin would make one answer for each.
 */
export const CALL_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=UTF-8',
  'x-robots-tag': 'noindex',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
  'cross-origin-resource-policy': 'cross-origin',
  allow: 'GET',
}

/** What a browser asks for before a request from another origin. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-max-age': '600',
}
