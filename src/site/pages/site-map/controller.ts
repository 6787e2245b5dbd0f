import { createElement } from 'react'
import type { PageOutline } from '#published/reader.ts'
import type { Answer } from '../../answer.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import { SITE_MAP_HREF } from '../../routes.ts'
import { answerPage } from '../answer-page.tsx'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import type { Visit } from '../visit.ts'
import { SiteMapPage } from './page.tsx'

const SITE_MAP_NAME = '網站導覽'

export async function answerSiteMap(visit: Visit): Promise<Answer> {
  const site = await visit.reader.site()
  return answerPage(visit, {
    site,
    head: headOf({
      name: SITE_MAP_NAME,
      description: `${fullNameOf(site)}的網站架構、選單與快速鍵說明。`,
      canonicalPath: SITE_MAP_HREF,
      graph: [breadcrumbGraph([HOME_CRUMB], { label: SITE_MAP_NAME, href: SITE_MAP_HREF }, visit.context.origin)],
    }),
    body: createElement(SiteMapPage, { name: SITE_MAP_NAME, site, outline: await loadOutline(visit) }),
  })
}

/** The pages that editors made, and the news with its categories. */
async function loadOutline({ reader }: Visit): Promise<PageOutline[]> {
  const pages = await reader.pageOutline()
  const categories = (await reader.listTerms('category')).filter(({ count }) => count > 0)
  const news = { ...NEWS_CRUMB, children: categories.map(({ name, href }) => ({ label: name, href, children: [] })) }
  const home = pages.some(({ href }) => href === HOME_CRUMB.href) ? [] : [{ ...HOME_CRUMB, children: [] }]
  return [...home, ...pages, news]
}
