import { createElement } from 'react'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf, nameOfListPage } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { categoryHref, feedHref } from '../../routes.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { pageResponse } from '../page-response.tsx'
import { loadFilter, loadListing } from '../post-list/load.ts'
import type { RequestContext } from '../request-context.ts'
import { CategoryPage } from './page.tsx'

export async function categoryResponse(requestContext: RequestContext, slug: string, page: number): Promise<SiteResponse | null> {
  const category = await requestContext.reader.findTerm('category', slug)
  if (category === null) return null
  const site = await requestContext.reader.site()
  const listing = await loadListing(requestContext, site, { kind: 'category', id: category.id }, page)
  if (listing === null) return null
  const filter = await loadFilter(requestContext, category, await requestContext.reader.countPosts())
  const { name, slug: ownSlug, href } = category
  return pageResponse(requestContext, {
    site,
    head: headOf({
      name: nameOfListPage(name, page),
      description: category.description || `${fullNameOf(site)}「${name}」分類的消息。`,
      canonicalPath: categoryHref(ownSlug, page),
      graph: [breadcrumbGraph([HOME_CRUMB, NEWS_CRUMB], { label: name, href }, requestContext.context.origin)],
      feed: { href: feedHref(ownSlug), title: `${name}｜${fullNameOf(site)}` },
    }),
    body: createElement(CategoryPage, { category, listing, filter }),
    places: [`category:${category.id}`],
  })
}
