/** Writes exports as WordPress does, for tests. */

interface ItemFields {
  id: number
  type?: string
  title?: string
  link?: string
  slug?: string
  status?: string
  content?: string
  excerpt?: string
  creator?: string
  parent?: number
  menuOrder?: number
  date?: string
  password?: string
  sticky?: boolean
  attachmentUrl?: string
  terms?: { taxonomy: string; slug: string; name: string }[]
  meta?: Record<string, string>
  /** XML that goes in as it is. */
  more?: string
}

export const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export function itemXml(fields: ItemFields): string {
  const { id, type = 'post', status = 'publish', slug = `item-${id}`, date = '2024-05-06 09:30:00' } = fields
  const terms = (fields.terms ?? []).map(
    ({ taxonomy, slug: nicename, name }) => `<category domain="${taxonomy}" nicename="${nicename}">${cdata(name)}</category>`,
  )
  const meta = Object.entries(fields.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  return `<item>
    <title>${cdata(fields.title ?? `第 ${id} 筆`)}</title>
    <link>${fields.link ?? `https://old.example.edu.tw/${slug}/`}</link>
    <dc:creator>${cdata(fields.creator ?? 'office')}</dc:creator>
    <guid isPermaLink="false">https://old.example.edu.tw/?p=${id}</guid>
    <content:encoded>${cdata(fields.content ?? '')}</content:encoded>
    <excerpt:encoded>${cdata(fields.excerpt ?? '')}</excerpt:encoded>
    <wp:post_id>${id}</wp:post_id>
    <wp:post_date>${cdata(date)}</wp:post_date>
    <wp:post_date_gmt>${cdata(date.replace(' 09:', ' 01:'))}</wp:post_date_gmt>
    <wp:post_modified_gmt>${cdata(date.replace(' 09:', ' 01:'))}</wp:post_modified_gmt>
    <wp:post_name>${cdata(slug)}</wp:post_name>
    <wp:status>${cdata(status)}</wp:status>
    <wp:post_parent>${fields.parent ?? 0}</wp:post_parent>
    <wp:menu_order>${fields.menuOrder ?? 0}</wp:menu_order>
    <wp:post_type>${cdata(type)}</wp:post_type>
    <wp:post_password>${cdata(fields.password ?? '')}</wp:post_password>
    <wp:is_sticky>${fields.sticky ? 1 : 0}</wp:is_sticky>
    ${fields.attachmentUrl === undefined ? '' : `<wp:attachment_url>${cdata(fields.attachmentUrl)}</wp:attachment_url>`}
    ${terms.join('')}${meta.join('')}${fields.more ?? ''}
  </item>`
}

export function exportXml(body: string, { version = '1.2', head = '<?xml version="1.0" encoding="UTF-8" ?>' } = {}): string {
  return `${head}
<rss version="2.0"><channel>
  <title>舊系網</title><link>https://old.example.edu.tw</link><description>口語傳播</description><language>zh-TW</language>
  ${version === '' ? '' : `<wp:wxr_version>${version}</wp:wxr_version>`}
  <wp:base_site_url>https://old.example.edu.tw</wp:base_site_url><wp:base_blog_url>https://old.example.edu.tw</wp:base_blog_url>
  ${body}
</channel></rss>`
}

/** The bytes in pieces of `size`, as a slow disk might hand them out. */
export async function* inPieces(bytes: Uint8Array | string, size = 7): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.from(bytes)
  for (let at = 0; at < buffer.length; at += size) yield buffer.subarray(at, at + size)
}
