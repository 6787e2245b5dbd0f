import { createElement } from 'react'
import type { Page } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Subject } from '#settings/define-widget.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { HOME_CRUMB } from '../crumbs.ts'
import { type PageParts, pageResponse } from '../page-response.tsx'
import { type RequestContext, renderContextOf } from '../request-context.ts'
import { StandardPage } from './page.tsx'

/** A page that editors built; `null` if there is none at this path. */
export async function builtPageResponse(requestContext: RequestContext, path: string): Promise<SiteResponse | null> {
  const { reader } = requestContext
  const [page] = await Promise.all([reader.findPage(path), reader.site()])
  return page === null ? null : showPage(requestContext, page)
}

/** What the widgets of a page are told about it. */
function subjectOf({ id, title, lead, seo }: Page): Subject {
  return { title, excerpt: lead, image: seo.image, document: { kind: 'page', id } }
}

/** The page itself, stored or not yet. */
export function showPage(requestContext: RequestContext, page: Page): Promise<SiteResponse> {
  return pageResponse(requestContext, loadPage(requestContext, page))
}

async function loadPage(requestContext: RequestContext, page: Page): Promise<PageParts> {
  const [site, { html, widgets, expiresAt }] = await Promise.all([
    requestContext.reader.site(),
    renderLayout(page.layout, renderContextOf(requestContext, subjectOf(page))),
  ])
  const crumbs = [HOME_CRUMB, ...page.ancestors]
  return {
    head: headOf({
      name: page.seo.title || page.title,
      description: page.seo.description || page.lead || `${fullNameOf(site)}：${page.title}`,
      canonicalPath: page.href,
      isIndexed: !page.seo.noIndex,
      image: page.seo.image,
      shared: { kind: 'page', id: page.id, title: page.title, paper: page.paper },
      graph: [breadcrumbGraph(crumbs, { label: page.title, href: page.href }, requestContext.context.origin)],
    }),
    body: createElement(StandardPage, { page, crumbs, html }),
    widgets,
    document: { kind: 'page', id: page.id },
    places: [`page:${page.id}`],
    expiresAt,
  }
}
