import { REST_ROOT_HREF, WP_ADMIN_HREF } from './calls.ts'
import { CART_HREF } from './cart.ts'
import { SEGMENT, SITE_MAP_HREF } from './documents.ts'
import { ASSETS_HREF, FONTS_HREF, WP_CONTENT_HREF } from './files.ts'
import { ICONS_HREF } from './icons.ts'
import { HEALTH_HREF, METRICS_HREF, READY_HREF, VIEWS_HREF } from './machines.ts'
import { PREVIEW_HREF } from './preview.ts'
import { SEARCH_HREF } from './search.ts'
import { SHARE_IMAGES_HREF } from './share-images.ts'

const { news, category, tag, author, feed, gallery, fragment, popup } = SEGMENT
const ADDRESSES = [
  SEARCH_HREF,
  SITE_MAP_HREF,
  CART_HREF,
  PREVIEW_HREF,
  ASSETS_HREF,
  FONTS_HREF,
  ICONS_HREF,
  SHARE_IMAGES_HREF,
  HEALTH_HREF,
  READY_HREF,
  METRICS_HREF,
  VIEWS_HREF,
  REST_ROOT_HREF,
  WP_ADMIN_HREF,
  WP_CONTENT_HREF,
]

/** First segments that the site itself answers, and those of the admin: no page that an editor makes may have them. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...[news, category, tag, author, feed, gallery, fragment, popup],
  ...ADDRESSES.map((href) => href.split('/')[1] ?? ''),
  ...['admin', 'api'],
])
