import { HOME_HREF, newsHref, SITE_MAP_HREF } from '#addresses/documents.ts'
import { type SitemapPart, sitemapPartHref } from '#addresses/machines.ts'
import type { Reader } from '#published/reader.ts'
import type { RequestContext } from '../pages/request-context.ts'
import { textResponse } from '../pages/responses.ts'
import type { SiteResponse } from '../response.ts'
import { renderSitemapIndex, renderUrlSet, type SitemapAddress } from './sitemap.ts'

/** So many posts go into one file; beyond that the sitemap is an index of parts. */
const POSTS_PER_FILE = 10_000

/** The sitemap, or one part of it; `null` for a part that is empty. */
export async function sitemapResponse(requestContext: RequestContext, part: SitemapPart | null): Promise<SiteResponse | null> {
  const { reader, context } = requestContext
  if (part !== null) {
    const addresses = await addressesOf(reader, part)
    return addresses.length === 0
      ? null
      : textResponse(requestContext, 'application/xml', renderUrlSet(addresses, context.origin))
  }
  const fileCount = Math.ceil((await reader.countPosts()) / POSTS_PER_FILE)
  const parts: SitemapPart[] = [{ kind: 'pages' }, { kind: 'terms' }]
  for (let page = 1; page <= fileCount; page++) parts.push({ kind: 'posts', page })
  if (fileCount > 1) {
    return textResponse(requestContext, 'application/xml', renderSitemapIndex(parts.map(sitemapPartHref), context.origin))
  }
  const addresses = await Promise.all(parts.map((each) => addressesOf(reader, each)))
  return textResponse(requestContext, 'application/xml', renderUrlSet(addresses.flat(), context.origin))
}

async function addressesOf(reader: Reader, part: SitemapPart): Promise<SitemapAddress[]> {
  if (part.kind === 'posts') return reader.sitemapEntries({ kind: 'posts', page: part.page, limit: POSTS_PER_FILE })
  if (part.kind === 'pages') return withFixedPages(await reader.sitemapEntries({ kind: 'pages' }))
  const terms = await Promise.all([reader.listTerms('category'), reader.listTerms('tag')])
  return terms
    .flat()
    .filter(({ count }) => count > 0)
    .map(({ href }) => ({ href, updatedAt: null }))
}

/** Adds the pages that exist whatever editors make. */
function withFixedPages(pages: SitemapAddress[]): SitemapAddress[] {
  const known = new Set(pages.map(({ href }) => href))
  const fixed = [HOME_HREF, newsHref(), SITE_MAP_HREF].filter((href) => !known.has(href))
  return [...fixed.map((href) => ({ href, updatedAt: null })), ...pages]
}
