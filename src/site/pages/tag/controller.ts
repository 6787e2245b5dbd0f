import { createElement } from 'react'
import type { Answer } from '../../answer.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf, nameOfListPage } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import { tagHref } from '../../routes.ts'
import { answerPage } from '../answer-page.tsx'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { loadListing } from '../post-list/load.ts'
import type { Visit } from '../visit.ts'
import { nameOfTagPage, TagPage } from './page.tsx'

export async function answerTag(visit: Visit, slug: string, page: number): Promise<Answer | null> {
  const tag = await visit.reader.findTerm('tag', slug)
  if (tag === null) return null
  const site = await visit.reader.site()
  const listing = await loadListing(visit, site, { kind: 'tag', id: tag.id }, page)
  if (listing === null) return null
  const name = nameOfTagPage(tag)
  return answerPage(visit, {
    site,
    head: headOf({
      name: nameOfListPage(name, page),
      description: tag.description || `${fullNameOf(site)}標有「${tag.name}」的消息。`,
      canonicalPath: tagHref(tag.slug, page),
      graph: [breadcrumbGraph([HOME_CRUMB, NEWS_CRUMB], { label: name, href: tag.href }, visit.context.origin)],
    }),
    body: createElement(TagPage, { tag, listing }),
  })
}
