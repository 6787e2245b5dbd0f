import { createElement } from 'react'
import { categoryHref, feedHref } from '#addresses/documents.ts'
import type { CountedTerm } from '#published/types.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf, nameOfListPage } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { type PageParts, pageResponse } from '../page-response.tsx'
import { loadCategories, loadListing } from '../post-list/load.ts'
import type { RequestContext } from '../request-context.ts'
import { CategoryPage } from './page.tsx'

export async function categoryResponse(requestContext: RequestContext, slug: string, page: number): Promise<SiteResponse | null> {
  const { reader } = requestContext
  // Every page needs the site: it is read meanwhile.
  const [category] = await Promise.all([reader.findTerm('category', slug), reader.site()])
  return category === null ? null : pageResponse(requestContext, loadCategory(requestContext, category, page))
}

async function loadCategory(requestContext: RequestContext, category: CountedTerm, page: number): Promise<PageParts | null> {
  const [site, listing, categories, postCount] = await Promise.all([
    requestContext.reader.site(),
    loadListing(requestContext, { kind: 'category', id: category.id }, page),
    loadCategories(requestContext),
    requestContext.reader.countPosts(),
  ])
  if (listing === null) return null
  const { name, slug, href } = category
  return {
    head: headOf({
      name: nameOfListPage(name, page),
      description: category.description || `${fullNameOf(site)}「${name}」分類的消息。`,
      canonicalPath: categoryHref(slug, page),
      graph: [breadcrumbGraph([HOME_CRUMB, NEWS_CRUMB], { label: name, href }, requestContext.context.origin)],
      feed: { href: feedHref(slug), title: `${name}｜${fullNameOf(site)}` },
    }),
    body: createElement(CategoryPage, { category, listing, filter: { categories, current: category, postCount } }),
    places: [`category:${category.id}`],
  }
}
