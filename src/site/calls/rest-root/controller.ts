import { LECTERN, OEMBED, WORDPRESS } from '#addresses/calls.ts'
import { iconHref } from '#addresses/icons.ts'
import { iconVersion } from '../../head/icon-version.ts'
import { fullNameOf } from '../../head/names.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { createNonce } from '../nonce.ts'
import { describeOembed } from '../oembed/describe.ts'
import { describeWordPress, type RouteDescription, type RouteDescriptions } from '../wordpress/describe-routes.ts'
import { CALL_HEADERS } from '../wordpress/headers.ts'
import { restUrl } from '../wordpress/links.ts'
import { TIME_ZONE } from '../wordpress/moments.ts'
import { escapeName } from '../wordpress/text.ts'
import { restRootLink } from './link.ts'

/** A call of our own, as the server knows it. */
export interface OwnRoute {
  /** Below `/wp-json/lectern/v1`, parameters as `(?P<name>[^/]+)`. */
  path: string
  methods: string[]
  args: Record<string, unknown>
}

/** `GET /wp-json/`: what the site is called and which calls it has. */
export async function restRootResponse(context: SiteContext, routes: OwnRoute[]): Promise<SiteResponse> {
  const { origin } = context
  const reader = context.createReader()
  const [site, home] = await Promise.all([reader.site(), reader.findPage('')])
  const { logo, mark } = site.brand
  const root = {
    name: escapeName(fullNameOf(site)),
    description: escapeName(site.description),
    url: origin,
    home: origin,
    gmt_offset: TIME_ZONE.hours,
    timezone_string: TIME_ZONE.name,
    page_for_posts: 0,
    page_on_front: home?.id ?? 0,
    show_on_front: home === null ? 'posts' : 'page',
    namespaces: [LECTERN, OEMBED, WORDPRESS],
    authentication: {},
    routes: {
      '/': {
        namespace: '',
        methods: ['GET'],
        endpoints: [{ methods: ['GET'], args: { context: { type: 'string', default: 'view', required: false } } }],
        _links: { self: [{ href: restUrl(origin, '') }] },
      },
      ...describeOwn(origin, routes),
      ...describeOembed(origin),
      ...describeWordPress(origin),
    },
    site_logo: logo?.id ?? 0,
    site_icon: mark?.id ?? 0,
    site_icon_url: origin + (mark?.url ?? iconHref(512, iconVersion(site.brand))),
    _links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
  }
  return jsonOf(root, origin, new Set(reader.tags))
}

/** `GET /wp-json/lectern/v1`: our own calls alone. */
export function ownIndexResponse({ origin }: SiteContext, routes: OwnRoute[]): SiteResponse {
  const index = { namespace: LECTERN, routes: describeOwn(origin, routes), _links: { up: [{ href: restUrl(origin, '') }] } }
  return jsonOf(index, origin, new Set())
}

/** A nonce for a page whose own has grown old. Other origins have no use for it. */
export function nonceResponse(context: SiteContext): SiteResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' },
    body: JSON.stringify({ nonce: createNonce(context) }),
    tags: new Set(),
    caching: 'none',
    expiresAt: null,
  }
}

function describeOwn(origin: string, routes: OwnRoute[]): RouteDescriptions {
  const byPath = new Map<string, RouteDescription>()
  for (const { path, methods, args } of routes) {
    const known = byPath.get(path)
    byPath.set(path, {
      namespace: LECTERN,
      methods: [...(known?.methods ?? []), ...methods],
      endpoints: [...(known?.endpoints ?? []), { methods, args }],
      ...(!path.includes('(') && { _links: { self: [{ href: restUrl(origin, LECTERN + path) }] } }),
    })
  }
  return Object.fromEntries([...byPath].map(([path, route]) => [`/${LECTERN}${path}`, route]))
}

function jsonOf(body: unknown, origin: string, tags: SiteResponse['tags']): SiteResponse {
  const headers = { ...CALL_HEADERS, link: restRootLink(origin) }
  return { status: 200, headers, body: JSON.stringify(body), tags, caching: 'shared', expiresAt: null }
}
