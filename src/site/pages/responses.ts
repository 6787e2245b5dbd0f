import type { SiteResponse } from '../response.ts'
import type { RequestContext } from './request-context.ts'

/** A finished text that stays good until something it was made from changes. */
export function textResponse(requestContext: RequestContext, contentType: string, body: string): SiteResponse {
  return {
    status: 200,
    headers: { 'content-type': `${contentType}; charset=utf-8` },
    body,
    tags: new Set(requestContext.reader.tags),
    caching: 'shared',
    expiresAt: null,
  }
}

/** Redirects are cheaper to make than to keep: anybody can think up endless spellings of an address. */
export function redirectResponse(to: string, status: 301 | 302): SiteResponse {
  return { status, headers: { location: toHeader(to) }, body: '', tags: new Set(), caching: 'none', expiresAt: null }
}

// A header holds no Chinese. What is encoded already stays as it is.
function toHeader(address: string): string {
  return encodeURI(address).replace(/%25(?=[0-9a-f]{2})/gi, '%')
}
