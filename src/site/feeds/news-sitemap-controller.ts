import { fullNameOf } from '../head/names.ts'
import type { RequestContext } from '../pages/request-context.ts'
import { textResponse } from '../pages/responses.ts'
import type { SiteResponse } from '../response.ts'
import { element, XML_DECLARATION } from './xml.ts'

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
/** Older posts are no news to Google. */
const NEWS_MS = 48 * 3600 * 1000
const MOST_POSTS = 100

/** The posts of the last two days, as Google News reads them. */
export async function newsSitemapResponse(requestContext: RequestContext): Promise<SiteResponse> {
  const { context, reader } = requestContext
  const [site, { posts }] = await Promise.all([
    reader.site(),
    reader.listPosts({ list: { kind: 'all' }, page: 1, perPage: MOST_POSTS }),
  ])
  const since = context.now().getTime() - NEWS_MS
  const news = posts.filter(({ publishedAt }) => Date.parse(publishedAt) >= since)
  const publication = element('news:name', fullNameOf(site)) + element('news:language', 'zh-tw')
  const urls = news.map(({ href, title, publishedAt }) => {
    const about = `<news:publication>${publication}</news:publication>${element('news:publication_date', publishedAt)}${element('news:title', title)}`
    return `<url>${element('loc', context.origin + href)}<news:news>${about}</news:news></url>`
  })
  const body = `${XML_DECLARATION}<urlset ${NAMESPACES}>\n${urls.join('\n')}\n</urlset>\n`
  const oldest = news.at(-1)
  return {
    ...textResponse(requestContext, 'application/xml', body),
    expiresAt: oldest === undefined ? null : new Date(Date.parse(oldest.publishedAt) + NEWS_MS),
  }
}
