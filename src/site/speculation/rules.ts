import { REST_ROOT_HREF, WP_ADMIN_HREF } from '#addresses/calls.ts'
import { CART_HREF } from '#addresses/cart.ts'
import { SEGMENT } from '#addresses/documents.ts'
import { WP_CONTENT_HREF } from '#addresses/files.ts'
import { FORM_HREF } from '#addresses/forms.ts'
import { NEWSLETTER_HREF } from '#addresses/newsletter.ts'
import { PREVIEW_HREF } from '#addresses/preview.ts'
import { SEARCH_HREF } from '#addresses/search.ts'

export const SPECULATION_RULES_TYPE = 'application/speculationrules+json'

/** Addresses that do something, that are made for one visitor, or that are no pages. */
const NEVER = [
  `${REST_ROOT_HREF}*`,
  `${WP_ADMIN_HREF}*`,
  `${WP_CONTENT_HREF}*`,
  `${NEWSLETTER_HREF}*/*`,
  `${CART_HREF}*`,
  FORM_HREF,
  `${PREVIEW_HREF}*`,
  `${SEARCH_HREF}*`,
  `/*${SEGMENT.feed}/`,
  // Files.
  '/*.*',
]

// What has a query is not kept and would be rendered for nothing; a fragment, also an encoded one, may be an action, and is often of the page itself.
const NEVER_LINKS =
  'a:is([href*="?"], [href*="#"], [href*="%23"], [rel~=nofollow], [rel~=external], [download], [target=_blank], [role=button], [aria-current=page])'

type Condition = { href_matches: string } | { selector_matches: string }
type Rule = Condition | { not: Condition }

const WHERE: Rule[] = [
  { href_matches: '/*' },
  ...NEVER.map((pattern) => ({ not: { href_matches: pattern } })),
  { not: { selector_matches: NEVER_LINKS } },
]

/**
 * Links under a pointer that rests on them, or that are being pressed, are rendered ahead: at most two pages at a time, which the
 * page cache answers. Browsers leave it when their user saves data or power, and those that don't know of it do nothing.
 */
export const SPECULATION_RULES = { prerender: [{ where: { and: WHERE }, eagerness: 'moderate' }] }
