import type { Reader } from '#published/reader.ts'

/** Addresses of the newest documents that show a category, or the site's settings: no more than `limit` of each kind. */
export async function newestHrefs(reader: Reader, of: { category: number } | 'site', limit: number): Promise<string[]> {
  if (of !== 'site') {
    const { posts } = await reader.listPosts({ list: { kind: 'category', id: of.category }, page: 1, perPage: limit })
    return posts.map(({ href }) => href)
  }
  const [pages, posts] = await Promise.all([
    reader.sitemapEntries({ kind: 'pages' }),
    reader.sitemapEntries({ kind: 'posts', page: 1, limit }),
  ])
  return [...pages.slice(0, limit), ...posts].map(({ href }) => href)
}
