import type { PostCard } from '#published/types.ts'
import { element, escapeXml, XML_DECLARATION } from './xml.ts'

export interface RssChannel {
  title: string
  description: string
  /** Absolute address of the page that lists the same posts. */
  link: string
  /** Absolute address of the feed itself. */
  self: string
  origin: string
  posts: PostCard[]
}

/** An RSS 2.0 document. */
export function renderRss({ title, description, link, self, origin, posts }: RssChannel): string {
  const newest = posts[0]
  return [
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">`,
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'zh-TW'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', rssDate(newest.publishedAt))]),
    ...posts.map((post) => renderItem(post, origin)),
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

function renderItem(post: PostCard, origin: string): string {
  const address = origin + post.href
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', rssDate(post.publishedAt)),
    ...(post.category === null ? [] : [element('category', post.category.name)]),
    element('description', post.excerpt),
    '</item>',
  ].join('\n')
}

function rssDate(instant: string): string {
  return new Date(instant).toUTCString()
}
