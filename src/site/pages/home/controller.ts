import { createElement } from 'react'
import { HOME_HREF } from '#addresses/documents.ts'
import { searchHref } from '#addresses/search.ts'
import type { Page, Site } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import { departmentGraph } from '../../head/graph.ts'
import { fullNameOf } from '../../head/names.ts'
import { headOf, type PageHead } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { comingSoonResponse, isNothingPublished } from '../coming-soon/controller.ts'
import { type PageParts, pageResponse } from '../page-response.tsx'
import { type RequestContext, renderContextOf } from '../request-context.ts'
import { redirectResponse } from '../responses.ts'
import { readSearchQuery } from '../search/search-query.ts'
import { HomePage, PlainHomePage } from './page.tsx'

const PLAIN_HOME_LENGTH = 6

/** The home page as editors made it; before they made one, the newest posts, or that they are to come. A search asked here moves to its own page. */
export async function homeResponse(requestContext: RequestContext): Promise<SiteResponse> {
  const query = readSearchQuery(requestContext.url.searchParams)
  if (query !== '') return redirectResponse(searchHref(query), 302)
  const { reader } = requestContext
  const [page] = await Promise.all([reader.findPage(''), reader.site()])
  if (page !== null) return showHome(requestContext, page)
  if (await isNothingPublished(requestContext)) return comingSoonResponse(requestContext)
  return pageResponse(requestContext, loadPlainHome(requestContext))
}

/** The home page itself, stored or not yet. */
export function showHome(requestContext: RequestContext, page: Page): Promise<SiteResponse> {
  return pageResponse(requestContext, loadHome(requestContext, page))
}

async function loadHome(requestContext: RequestContext, page: Page): Promise<PageParts> {
  const site = await requestContext.reader.site()
  const { html, widgets, expiresAt } = await renderLayout(
    page.layout,
    renderContextOf(requestContext, {
      title: fullNameOf(site),
      excerpt: site.description,
      image: site.shareImage,
      document: { kind: 'page', id: page.id },
    }),
  )
  const body = createElement(HomePage, { name: fullNameOf(site), html })
  const head = homeHead(requestContext, site, page)
  return { head, body, widgets, document: { kind: 'page', id: page.id }, places: ['home', `page:${page.id}`], expiresAt }
}

async function loadPlainHome(requestContext: RequestContext): Promise<PageParts> {
  const { reader } = requestContext
  const [site, { posts }] = await Promise.all([
    reader.site(),
    reader.listPosts({ list: { kind: 'all' }, page: 1, perPage: PLAIN_HOME_LENGTH }),
  ])
  const body = createElement(PlainHomePage, { name: fullNameOf(site), site, posts })
  return { head: homeHead(requestContext, site, null), body, places: ['home'] }
}

function homeHead({ context }: RequestContext, site: Site, page: Page | null): PageHead {
  return headOf({
    name: ownTitleOf(page),
    description: page?.seo.description || site.description,
    canonicalPath: HOME_HREF,
    isIndexed: page?.seo.noIndex !== true,
    image: page?.seo.image ?? null,
    graph: [departmentGraph(site, context.origin)],
  })
}

/** The title that editors gave for search results; the page's own, usually 「首頁」, says nothing there. */
function ownTitleOf(page: Page | null): string | null {
  return page === null || page.seo.title === '' || page.seo.title === page.title ? null : page.seo.title
}
