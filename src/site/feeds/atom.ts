import { type Feed, type FeedItem, pageLinks } from './feed.ts'
import { element, escapeXml, XML_DECLARATION } from './xml.ts'

/** Of a feed without posts, which never changed. */
const NEVER = '1970-01-01T00:00:00.000Z'

/** An Atom 1.0 document. */
export function renderAtom(feed: Feed): string {
  const { title, description, link, self, first, publisher, origin, items } = feed
  const dates = items.map(({ updatedAt }) => updatedAt).toSorted()
  return [
    `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-TW">`,
    element('id', first),
    element('title', title),
    element('subtitle', description),
    element('updated', dates.at(-1) ?? NEVER),
    `<author>${element('name', publisher)}</author>`,
    linkTo('alternate', link),
    linkTo('self', self),
    ...pageLinks(feed).map(({ rel, href }) => linkTo(rel, href)),
    ...items.map((item) => renderEntry(item, origin)),
    '</feed>\n',
  ].join('\n')
}

function renderEntry({ post, updatedAt, html }: FeedItem, origin: string): string {
  const address = origin + post.href
  return [
    '<entry>',
    element('id', post.guid ?? address),
    element('title', post.title),
    linkTo('alternate', address),
    element('published', post.publishedAt),
    element('updated', updatedAt),
    ...(post.authorName === '' ? [] : [`<author>${element('name', post.authorName)}</author>`]),
    ...(post.category === null ? [] : [`<category term="${escapeXml(post.category.name)}"/>`]),
    element('summary', post.excerpt),
    ...(html === '' ? [] : [`<content type="html">${escapeXml(html)}</content>`]),
    '</entry>',
  ].join('\n')
}

function linkTo(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeXml(href)}"/>`
}
