import { createElement } from 'react'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf, nameOfListPage } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { newsHref } from '../../routes.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { pageResponse } from '../page-response.tsx'
import { loadFilter, loadListing } from '../post-list/load.ts'
import type { RequestContext } from '../request-context.ts'
import { NewsPage } from './page.tsx'

export async function newsResponse(requestContext: RequestContext, page: number): Promise<SiteResponse | null> {
  const site = await requestContext.reader.site()
  const listing = await loadListing(requestContext, site, { kind: 'all' }, page)
  if (listing === null) return null
  return pageResponse(requestContext, {
    site,
    head: headOf({
      name: nameOfListPage(NEWS_CRUMB.label, page),
      description: `${fullNameOf(site)}的最新消息與公告。`,
      canonicalPath: newsHref(page),
      graph: [breadcrumbGraph([HOME_CRUMB], NEWS_CRUMB, requestContext.context.origin)],
    }),
    body: createElement(NewsPage, { listing, filter: await loadFilter(requestContext, null, listing.total) }),
  })
}
