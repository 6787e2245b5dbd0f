import { createElement } from 'react'
import type { Page, Site } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Answer } from '../../answer.ts'
import { departmentGraph } from '../../head/graph.ts'
import { fullNameOf } from '../../head/names.ts'
import { headOf, type PageHead } from '../../head/page-head.ts'
import { HOME_HREF, searchHref } from '../../routes.ts'
import { answerPage } from '../answer-page.tsx'
import { redirectAnswer } from '../answers.ts'
import { readSearchQuery } from '../search/search-query.ts'
import { renderContextOf, type Visit } from '../visit.ts'
import { HomePage, PlainHomePage } from './page.tsx'

const PLAIN_HOME_LENGTH = 6

/** The home page as editors made it; before they made one, the newest posts. A search asked here moves to its own page. */
export async function answerHome(visit: Visit): Promise<Answer> {
  const query = readSearchQuery(visit.url.searchParams)
  if (query !== '') return redirectAnswer(searchHref(query), 302)
  const page = await visit.reader.findPage('')
  return page === null ? showPlainHome(visit) : showHome(visit, page)
}

/** The home page itself, stored or not yet. */
export async function showHome(visit: Visit, page: Page): Promise<Answer> {
  const site = await visit.reader.site()
  const { html, widgets, expiresAt } = await renderLayout(
    page.layout,
    renderContextOf(visit, {
      title: fullNameOf(site),
      excerpt: site.description,
      image: site.shareImage,
      document: { kind: 'page', id: page.id },
    }),
  )
  const body = createElement(HomePage, { name: fullNameOf(site), html })
  return answerPage(visit, {
    site,
    head: homeHead(visit, site, page),
    body,
    widgets,
    places: ['home', `page:${page.id}`],
    expiresAt,
  })
}

async function showPlainHome(visit: Visit): Promise<Answer> {
  const site = await visit.reader.site()
  const { posts } = await visit.reader.listPosts({ list: { kind: 'all' }, page: 1, perPage: PLAIN_HOME_LENGTH })
  const body = createElement(PlainHomePage, { name: fullNameOf(site), site, posts })
  return answerPage(visit, { site, head: homeHead(visit, site, null), body, places: ['home'] })
}

function homeHead({ context }: Visit, site: Site, page: Page | null): PageHead {
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
