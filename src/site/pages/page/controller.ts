import { createElement } from 'react'
import type { Page } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Subject } from '#settings/define-widget.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { HOME_CRUMB } from '../crumbs.ts'
import { pageResponse } from '../page-response.tsx'
import { type RequestContext, renderContextOf } from '../request-context.ts'
import { StandardPage } from './page.tsx'

/** A page that editors built; `null` if there is none at this path. */
export async function builtPageResponse(requestContext: RequestContext, path: string): Promise<SiteResponse | null> {
  const page = await requestContext.reader.findPage(path)
  return page === null ? null : showPage(requestContext, page)
}

/** What the widgets of a page are told about it. */
function subjectOf({ id, title, lead, seo }: Page): Subject {
  return { title, excerpt: lead, image: seo.image, document: { kind: 'page', id } }
}

/** The page itself, stored or not yet. */
export async function showPage(requestContext: RequestContext, page: Page): Promise<SiteResponse> {
  const site = await requestContext.reader.site()
  const { html, widgets, expiresAt } = await renderLayout(page.layout, renderContextOf(requestContext, subjectOf(page)))
  const crumbs = [HOME_CRUMB, ...page.ancestors]
  return pageResponse(requestContext, {
    site,
    head: headOf({
      name: page.seo.title || page.title,
      description: page.seo.description || page.lead || `${fullNameOf(site)}：${page.title}`,
      canonicalPath: page.href,
      isIndexed: !page.seo.noIndex,
      image: page.seo.image,
      graph: [breadcrumbGraph(crumbs, { label: page.title, href: page.href }, requestContext.context.origin)],
    }),
    body: createElement(StandardPage, { page, crumbs, html }),
    widgets,
    places: [`page:${page.id}`],
    expiresAt,
  })
}
