import { NEWS_SITEMAP_HREF, SITEMAP_HREF } from '#addresses/machines.ts'
import { PREVIEW_HREF } from '#addresses/preview.ts'
import { SEARCH_HREF } from '#addresses/search.ts'
import type { RequestContext } from '../pages/request-context.ts'
import { textResponse } from '../pages/responses.ts'
import type { SiteResponse } from '../response.ts'

export function robotsResponse(requestContext: RequestContext): SiteResponse {
  const lines = [
    'User-agent: *',
    `Disallow: ${SEARCH_HREF}`,
    `Disallow: ${PREVIEW_HREF}`,
    '',
    ...[SITEMAP_HREF, NEWS_SITEMAP_HREF].map((href) => `Sitemap: ${requestContext.context.origin}${href}`),
  ]
  return textResponse(requestContext, 'text/plain', `${lines.join('\n')}\n`)
}
