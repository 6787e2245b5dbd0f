import type { RequestContext } from '../pages/request-context.ts'
import { textResponse } from '../pages/responses.ts'
import type { SiteResponse } from '../response.ts'
import { SITEMAP_HREF, searchHref } from '../routes.ts'

export function robotsResponse(requestContext: RequestContext): SiteResponse {
  const lines = [
    'User-agent: *',
    `Disallow: ${searchHref()}`,
    'Disallow: /preview/',
    '',
    `Sitemap: ${requestContext.context.origin}${SITEMAP_HREF}`,
  ]
  return textResponse(requestContext, 'text/plain', `${lines.join('\n')}\n`)
}
