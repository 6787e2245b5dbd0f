import { createElement } from 'react'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf, nameOfListPage } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { tagHref } from '../../routes.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { pageResponse } from '../page-response.tsx'
import { loadListing } from '../post-list/load.ts'
import type { RequestContext } from '../request-context.ts'
import { nameOfTagPage, TagPage } from './page.tsx'

export async function tagResponse(requestContext: RequestContext, slug: string, page: number): Promise<SiteResponse | null> {
  const tag = await requestContext.reader.findTerm('tag', slug)
  if (tag === null) return null
  const site = await requestContext.reader.site()
  const listing = await loadListing(requestContext, site, { kind: 'tag', id: tag.id }, page)
  if (listing === null) return null
  const name = nameOfTagPage(tag)
  return pageResponse(requestContext, {
    site,
    head: headOf({
      name: nameOfListPage(name, page),
      description: tag.description || `${fullNameOf(site)}標有「${tag.name}」的消息。`,
      canonicalPath: tagHref(tag.slug, page),
      graph: [breadcrumbGraph([HOME_CRUMB, NEWS_CRUMB], { label: name, href: tag.href }, requestContext.context.origin)],
    }),
    body: createElement(TagPage, { tag, listing }),
  })
}
