import { createElement } from 'react'
import { SITE_MAP_HREF } from '#addresses/documents.ts'
import type { PageOutline } from '#published/reader.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { type PageParts, pageResponse } from '../page-response.tsx'
import { loadCategories } from '../post-list/load.ts'
import type { RequestContext } from '../request-context.ts'
import { SiteMapPage } from './page.tsx'

const SITE_MAP_NAME = '網站導覽'

export function siteMapResponse(requestContext: RequestContext): Promise<SiteResponse> {
  return pageResponse(requestContext, loadSiteMap(requestContext))
}

async function loadSiteMap(requestContext: RequestContext): Promise<PageParts> {
  const [site, outline] = await Promise.all([requestContext.reader.site(), loadOutline(requestContext)])
  return {
    head: headOf({
      name: SITE_MAP_NAME,
      description: `${fullNameOf(site)}的網站架構、選單與快速鍵說明。`,
      canonicalPath: SITE_MAP_HREF,
      graph: [breadcrumbGraph([HOME_CRUMB], { label: SITE_MAP_NAME, href: SITE_MAP_HREF }, requestContext.context.origin)],
    }),
    body: createElement(SiteMapPage, { name: SITE_MAP_NAME, site, outline }),
  }
}

/** The pages that editors made, and the news with its categories. */
async function loadOutline(requestContext: RequestContext): Promise<PageOutline[]> {
  const [pages, categories] = await Promise.all([requestContext.reader.pageOutline(), loadCategories(requestContext)])
  const news = { ...NEWS_CRUMB, children: categories.map(({ name, href }) => ({ label: name, href, children: [] })) }
  const home = pages.some(({ href }) => href === HOME_CRUMB.href) ? [] : [{ ...HOME_CRUMB, children: [] }]
  return [...home, ...pages, news]
}
