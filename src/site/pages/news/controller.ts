import { createElement } from 'react'
import { newsHref } from '#addresses/documents.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf, nameOfListPage } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { type PageParts, pageResponse } from '../page-response.tsx'
import { loadCategories, loadListing, loadPinned } from '../post-list/load.ts'
import type { RequestContext } from '../request-context.ts'
import { NewsPage } from './page.tsx'

export function newsResponse(requestContext: RequestContext, page: number): Promise<SiteResponse | null> {
  return pageResponse(requestContext, loadNews(requestContext, page))
}

async function loadNews(requestContext: RequestContext, page: number): Promise<PageParts | null> {
  const [site, listing, pinned, categories] = await Promise.all([
    requestContext.reader.site(),
    loadListing(requestContext, { kind: 'all' }, page),
    loadPinned(requestContext, page),
    loadCategories(requestContext),
  ])
  if (listing === null) return null
  return {
    head: headOf({
      name: nameOfListPage(NEWS_CRUMB.label, page),
      description: `${fullNameOf(site)}的最新消息與公告。`,
      canonicalPath: newsHref(page),
      graph: [breadcrumbGraph([HOME_CRUMB], NEWS_CRUMB, requestContext.context.origin)],
    }),
    body: createElement(NewsPage, {
      listing,
      pinned,
      filter: { categories, current: null, postCount: listing.total },
      emptyText: site.words.noNews,
    }),
  }
}
