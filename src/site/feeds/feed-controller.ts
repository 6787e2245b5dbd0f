import { fullNameOf } from '../head/names.ts'
import type { RequestContext } from '../pages/request-context.ts'
import { textResponse } from '../pages/responses.ts'
import type { SiteResponse } from '../response.ts'
import { categoryHref, feedHref, newsHref } from '../routes.ts'
import { renderRss } from './rss.ts'

const FEED_LENGTH = 20

/** The newest posts of the site, or of one category; `null` if there is no such category. */
export async function feedResponse(requestContext: RequestContext, category: string | null): Promise<SiteResponse | null> {
  const { reader, context } = requestContext
  const site = await reader.site()
  const term = category === null ? null : await reader.findTerm('category', category)
  if (category !== null && term === null) return null
  const { posts } = await reader.listPosts({
    list: term === null ? { kind: 'all' } : { kind: 'category', id: term.id },
    page: 1,
    perPage: FEED_LENGTH,
  })
  const name = fullNameOf(site)
  const body = renderRss({
    title: term === null ? `最新消息｜${name}` : `${term.name}｜${name}`,
    description: term?.description || site.description || `${name}的最新消息`,
    link: context.origin + (term === null ? newsHref() : categoryHref(term.slug)),
    self: context.origin + feedHref(term?.slug ?? null),
    origin: context.origin,
    posts,
  })
  return textResponse(requestContext, 'application/rss+xml', body)
}
