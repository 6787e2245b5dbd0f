import { createElement } from 'react'
import { authorHref, feedOf } from '#addresses/documents.ts'
import { breadcrumbGraph } from '../../head/graph.ts'
import { fullNameOf, nameOfListPage } from '../../head/names.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { type PageParts, pageResponse } from '../page-response.tsx'
import { loadListing } from '../post-list/load.ts'
import type { RequestContext } from '../request-context.ts'
import { type Author, AuthorPage, nameOfAuthorPage } from './page.tsx'

/** Everything that somebody signed; `null` where nobody of that number signed anything. */
export async function authorResponse(requestContext: RequestContext, id: number, page: number): Promise<SiteResponse | null> {
  const { reader } = requestContext
  const [author] = await Promise.all([reader.findAuthor(id), reader.site()])
  return author === null ? null : pageResponse(requestContext, loadAuthor(requestContext, author, page))
}

async function loadAuthor(requestContext: RequestContext, author: Author, page: number): Promise<PageParts | null> {
  const [site, listing] = await Promise.all([
    requestContext.reader.site(),
    loadListing(requestContext, { kind: 'author', id: author.id }, page),
  ])
  if (listing === null) return null
  const name = nameOfAuthorPage(author)
  const href = authorHref(author.id)
  return {
    head: headOf({
      name: nameOfListPage(name, page),
      description: `${fullNameOf(site)}網站上由${author.name}發表的消息。`,
      canonicalPath: authorHref(author.id, page),
      graph: [breadcrumbGraph([HOME_CRUMB, NEWS_CRUMB], { label: name, href }, requestContext.context.origin)],
      feed: { href: feedOf(href), title: `${name}｜${fullNameOf(site)}` },
    }),
    body: createElement(AuthorPage, { author, listing }),
  }
}
