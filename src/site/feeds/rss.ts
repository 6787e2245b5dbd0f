import type { PostCard } from '#published/types.ts'
import { type Feed, type FeedItem, pageLinks } from './feed.ts'
import { element, escapeXml, XML_DECLARATION } from './xml.ts'

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
]

/** An RSS 2.0 document. */
export function renderRss(feed: Feed): string {
  const { title, description, link, self, origin, items } = feed
  const newest = items[0]?.post
  return [
    `${XML_DECLARATION}<rss version="2.0" ${NAMESPACES.join(' ')}>`,
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'zh-TW'),
    ...[{ rel: 'self', href: self }, ...pageLinks(feed)].map(linkTo),
    ...(newest === undefined ? [] : [element('lastBuildDate', rssDate(newest.publishedAt))]),
    ...items.map((item) => renderItem(item, origin)),
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

function renderItem({ post, html }: FeedItem, origin: string): string {
  const address = origin + post.href
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    post.guid === undefined
      ? `<guid isPermaLink="true">${escapeXml(address)}</guid>`
      : `<guid isPermaLink="false">${escapeXml(post.guid)}</guid>`,
    element('pubDate', rssDate(post.publishedAt)),
    ...(post.authorName === '' ? [] : [element('dc:creator', post.authorName)]),
    ...(post.category === null ? [] : [element('category', post.category.name)]),
    element('description', post.excerpt),
    ...(html === '' ? [] : [element('content:encoded', html)]),
    ...pictureOf(post, origin),
    '</item>',
  ].join('\n')
}

function pictureOf({ image }: PostCard, origin: string): string[] {
  if (image === null) return []
  const { url, file, width, height } = image
  const address = escapeXml(new URL(url, origin).href)
  return [`<media:content url="${address}" type="${escapeXml(file.type)}" medium="image" width="${width}" height="${height}"/>`]
}

function linkTo({ rel, href }: { rel: string; href: string }): string {
  return `<atom:link href="${escapeXml(href)}" rel="${rel}" type="application/rss+xml"/>`
}

function rssDate(instant: string): string {
  return new Date(instant).toUTCString()
}
