import { createElement } from 'react'
import { tagHref } from '#addresses/documents.ts'
import type { CountedTerm } from '#published/types.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf, nameOfListPage } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { type PageParts, pageResponse } from '../page-response.tsx'
import { loadListing } from '../post-list/load.ts'
import type { RequestContext } from '../request-context.ts'
import { nameOfTagPage, TagPage } from './page.tsx'

export async function tagResponse(requestContext: RequestContext, slug: string, page: number): Promise<SiteResponse | null> {
  const { reader } = requestContext
  const [tag] = await Promise.all([reader.findTerm('tag', slug), reader.site()])
  return tag === null ? null : pageResponse(requestContext, loadTag(requestContext, tag, page))
}

async function loadTag(requestContext: RequestContext, tag: CountedTerm, page: number): Promise<PageParts | null> {
  const [site, listing] = await Promise.all([
    requestContext.reader.site(),
    loadListing(requestContext, { kind: 'tag', id: tag.id }, page),
  ])
  if (listing === null) return null
  const name = nameOfTagPage(tag)
  return {
    head: headOf({
      name: nameOfListPage(name, page),
      description: tag.description || `${fullNameOf(site)}標有「${tag.name}」的消息。`,
      canonicalPath: tagHref(tag.slug, page),
      graph: [breadcrumbGraph([HOME_CRUMB, NEWS_CRUMB], { label: name, href: tag.href }, requestContext.context.origin)],
    }),
    body: createElement(TagPage, { tag, listing }),
  }
}
