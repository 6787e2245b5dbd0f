import { authorHref, feedOf, HOME_HREF, newsHref } from '#addresses/documents.ts'
import type { PostList, Reader } from '#published/reader.ts'
import type { PostCard } from '#published/types.ts'
import { renderRichText } from '#render/render-rich-text.ts'
import { absoluteHtml } from '../calls/wordpress/text.ts'
import { fullNameOf } from '../head/names.ts'
import { type RequestContext, renderContextOf } from '../pages/request-context.ts'
import { textResponse } from '../pages/responses.ts'
import type { SiteResponse } from '../response.ts'
import { type FeedSource, matchRoute, type Route } from '../routes.ts'
import { renderAtom } from './atom.ts'
import type { FeedItem } from './feed.ts'
import { renderRss } from './rss.ts'

const FEED_LENGTH = 20

interface Source {
  list: PostList
  /** Of what it has the posts of; `null`: of the whole site. */
  name: string | null
  description: string
  /** The page that lists the same posts. */
  href: string
  /** What its own address begins with. */
  base: string
}

type FeedRoute = Extract<Route, { name: 'feed' }>

const FORMATS = {
  rss: { type: 'application/rss+xml', render: renderRss },
  atom: { type: 'application/atom+xml', render: renderAtom },
} as const

/** The newest posts of the site, of a category, of a tag or of an author, a page at a time; `null` if there is no such. */
export async function feedResponse(
  requestContext: RequestContext,
  { of, format, page }: FeedRoute,
): Promise<SiteResponse | null> {
  const { reader, context } = requestContext
  const source = await findSource(reader, of)
  if (source === null) return null
  const [site, { posts, pageCount }] = await Promise.all([
    reader.site(),
    reader.listPosts({ list: source.list, page, perPage: FEED_LENGTH }),
  ])
  if (page > pageCount) return null
  const publisher = fullNameOf(site)
  const hrefOf = (number: number) => context.origin + feedOf(source.base, { format, page: number })
  const { type, render } = FORMATS[format]
  const body = render({
    title: `${source.name ?? '最新消息'}｜${publisher}`,
    description: source.description || (source.name === null && site.description) || `${publisher}的最新消息`,
    link: context.origin + source.href,
    self: hrefOf(page),
    first: hrefOf(1),
    previous: page > 1 ? hrefOf(page - 1) : null,
    next: page < pageCount ? hrefOf(page + 1) : null,
    publisher,
    origin: context.origin,
    items: await Promise.all(posts.map((post) => itemOf(requestContext, post))),
  })
  return textResponse(requestContext, type, body)
}

async function findSource(reader: Reader, of: FeedSource): Promise<Source | null> {
  if (of.kind === 'all') return { list: of, name: null, description: '', href: newsHref(), base: HOME_HREF }
  if (of.kind === 'author') {
    const author = await reader.findAuthor(of.id)
    const href = authorHref(of.id)
    return author && { list: of, name: author.name, description: '', href, base: href }
  }
  const term = await reader.findTerm(of.kind, of.slug)
  if (term === null) return null
  const { id, name, description, href } = term
  return { list: { kind: of.kind, id }, name, description, href, base: href }
}

/** Whole, as its page shows it: readers of feeds stay in them. */
async function itemOf(requestContext: RequestContext, card: PostCard): Promise<FeedItem> {
  const { reader, context } = requestContext
  const route = matchRoute(card.href)
  const post = route.name === 'post' ? await reader.findPost(route.slug) : null
  if (post === null) return { post: card, updatedAt: card.publishedAt, html: '' }
  const subject = { title: post.title, excerpt: post.excerpt, image: post.image }
  const at = { ...requestContext, url: new URL(card.href, context.origin), anchors: new Set<string>(), parameters: new Map() }
  const { html } = await renderRichText(post.body, renderContextOf(at, subject))
  return { post: card, updatedAt: post.updatedAt, html: absoluteHtml(html, context.origin) }
}
