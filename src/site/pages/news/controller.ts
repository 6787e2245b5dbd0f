import { createElement } from 'react'
import type { Answer } from '../../answer.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf, nameOfListPage } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import { newsHref } from '../../routes.ts'
import { answerPage } from '../answer-page.tsx'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { loadFilter, loadListing } from '../post-list/load.ts'
import type { Visit } from '../visit.ts'
import { NewsPage } from './page.tsx'

export async function answerNews(visit: Visit, page: number): Promise<Answer | null> {
  const site = await visit.reader.site()
  const listing = await loadListing(visit, site, { kind: 'all' }, page)
  if (listing === null) return null
  return answerPage(visit, {
    site,
    head: headOf({
      name: nameOfListPage(NEWS_CRUMB.label, page),
      description: `${fullNameOf(site)}的最新消息與公告。`,
      canonicalPath: newsHref(page),
      graph: [breadcrumbGraph([HOME_CRUMB], NEWS_CRUMB, visit.context.origin)],
    }),
    body: createElement(NewsPage, { listing, filter: await loadFilter(visit, null, listing.total) }),
  })
}
