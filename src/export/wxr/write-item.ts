import { cdata, tag } from './xml.ts'

interface ItemTerm {
  taxonomy: string
  slug: string
  name: string
}

/** One `<item>`: a post, a page, a file or an item of a menu. */
export interface WxrItem {
  id: number
  type: 'post' | 'page' | 'attachment' | 'nav_menu_item'
  title: string
  link: string
  guid: string
  creator: string
  content: string
  excerpt: string
  slug: string
  status: 'publish' | 'inherit'
  /** As WordPress has them: `2026-11-17T08:00:00`, here and at Greenwich. */
  date: string
  dateGmt: string
  modified: string
  modifiedGmt: string
  parent: number
  order: number
  isSticky: boolean
  attachmentUrl: string | null
  terms: ItemTerm[]
  meta: Record<string, string>
}

export function writeItem(item: WxrItem): string {
  const moment = (text: string) => text.replace('T', ' ')
  return [
    '<item>',
    tag('title', item.title),
    tag('link', item.link),
    tag('pubDate', new Date(`${item.dateGmt}Z`).toUTCString()),
    tag('dc:creator', item.creator),
    `<guid isPermaLink="false">${cdata(item.guid)}</guid>`,
    '<description></description>',
    tag('content:encoded', item.content),
    tag('excerpt:encoded', item.excerpt),
    tag('wp:post_id', String(item.id)),
    tag('wp:post_date', moment(item.date)),
    tag('wp:post_date_gmt', moment(item.dateGmt)),
    tag('wp:post_modified', moment(item.modified)),
    tag('wp:post_modified_gmt', moment(item.modifiedGmt)),
    tag('wp:comment_status', 'closed'),
    tag('wp:ping_status', 'closed'),
    tag('wp:post_name', item.slug),
    tag('wp:status', item.status),
    tag('wp:post_parent', String(item.parent)),
    tag('wp:menu_order', String(item.order)),
    tag('wp:post_type', item.type),
    tag('wp:post_password', ''),
    tag('wp:is_sticky', item.isSticky ? '1' : '0'),
    ...(item.attachmentUrl === null ? [] : [tag('wp:attachment_url', item.attachmentUrl)]),
    ...item.terms.map(
      ({ taxonomy, slug, name }) => `<category domain="${taxonomy}" nicename="${slug}">${cdata(name)}</category>`,
    ),
    ...Object.entries(item.meta).map(
      ([key, value]) => `<wp:postmeta>${tag('wp:meta_key', key)}${tag('wp:meta_value', value)}</wp:postmeta>`,
    ),
    '</item>\n',
  ].join('\n')
}
