import { createElement } from 'react'
import { fullNameOf } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { pageResponse } from '../page-response.tsx'
import type { RequestContext } from '../request-context.ts'
import { ComingSoonPage } from './page.tsx'

const COMING_SOON = '即將上線'
const RETRY_AFTER_S = 3600

/** The home page of a site on which nothing was published yet; robots are told to come again. */
export async function comingSoonResponse(requestContext: RequestContext): Promise<SiteResponse> {
  const site = await requestContext.reader.site()
  const response = await pageResponse(requestContext, {
    status: 503,
    caching: 'none',
    head: headOf({ name: COMING_SOON, description: site.description, canonicalPath: null, isIndexed: false }),
    body: createElement(ComingSoonPage, { title: COMING_SOON, name: fullNameOf(site), site }),
  })
  return { ...response, headers: { ...response.headers, 'retry-after': String(RETRY_AFTER_S) } }
}

/** Whether there is anything to be read. */
export async function isNothingPublished({ reader }: RequestContext): Promise<boolean> {
  const [pages, posts] = await Promise.all([reader.pageOutline(), reader.countPosts()])
  return pages.length === 0 && posts === 0
}
