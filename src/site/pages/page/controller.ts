import { createElement } from 'react'
import type { Page } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Subject } from '#settings/define-widget.ts'
import type { Answer } from '../../answer.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import { answerPage } from '../answer-page.tsx'
import { HOME_CRUMB } from '../crumbs.ts'
import { renderContextOf, type Visit } from '../visit.ts'
import { StandardPage } from './page.tsx'

/** A page that editors built; `null` if there is none at this path. */
export async function answerBuiltPage(visit: Visit, path: string): Promise<Answer | null> {
  const page = await visit.reader.findPage(path)
  return page === null ? null : showPage(visit, page)
}

/** What the widgets of a page are told about it. */
function subjectOf({ id, title, lead, seo }: Page): Subject {
  return { title, excerpt: lead, image: seo.image, document: { kind: 'page', id } }
}

/** The page itself, stored or not yet. */
export async function showPage(visit: Visit, page: Page): Promise<Answer> {
  const site = await visit.reader.site()
  const { html, widgets, expiresAt } = await renderLayout(page.layout, renderContextOf(visit, subjectOf(page)))
  const crumbs = [HOME_CRUMB, ...page.ancestors]
  return answerPage(visit, {
    site,
    head: headOf({
      name: page.seo.title || page.title,
      description: page.seo.description || page.lead || `${fullNameOf(site)}：${page.title}`,
      canonicalPath: page.href,
      isIndexed: !page.seo.noIndex,
      image: page.seo.image,
      graph: [breadcrumbGraph(crumbs, { label: page.title, href: page.href }, visit.context.origin)],
    }),
    body: createElement(StandardPage, { page, crumbs, html }),
    widgets,
    places: [`page:${page.id}`],
    expiresAt,
  })
}
