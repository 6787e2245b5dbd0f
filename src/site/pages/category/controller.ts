import { createElement } from 'react'
import type { Answer } from '../../answer.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf, nameOfListPage } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import { categoryHref, feedHref } from '../../routes.ts'
import { answerPage } from '../answer-page.tsx'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { loadFilter, loadListing } from '../post-list/load.ts'
import type { Visit } from '../visit.ts'
import { CategoryPage } from './page.tsx'

export async function answerCategory(visit: Visit, slug: string, page: number): Promise<Answer | null> {
  const category = await visit.reader.findTerm('category', slug)
  if (category === null) return null
  const site = await visit.reader.site()
  const listing = await loadListing(visit, site, { kind: 'category', id: category.id }, page)
  if (listing === null) return null
  const filter = await loadFilter(visit, category, await visit.reader.countPosts())
  const { name, slug: ownSlug, href } = category
  return answerPage(visit, {
    site,
    head: headOf({
      name: nameOfListPage(name, page),
      description: category.description || `${fullNameOf(site)}「${name}」分類的消息。`,
      canonicalPath: categoryHref(ownSlug, page),
      graph: [breadcrumbGraph([HOME_CRUMB, NEWS_CRUMB], { label: name, href }, visit.context.origin)],
      feed: { href: feedHref(ownSlug), title: `${name}｜${fullNameOf(site)}` },
    }),
    body: createElement(CategoryPage, { category, listing, filter }),
    places: [`category:${category.id}`],
  })
}
