import { postHref } from '#addresses/documents.ts'
import { findPublic, idOf, idsOf, type ReadContext } from '../read-context.ts'
import { findTerms } from '../terms.ts'
import type { RichTextDocument } from '../types.ts'
import type { PostRecord } from './types.ts'

const FIELDS = {
  title: true,
  slug: true,
  excerpt: true,
  summary: true,
  publishedAt: true,
  updatedAt: true,
  categories: true,
  tags: true,
  featuredImage: true,
  author: true,
  byline: true,
  pinned: true,
  guid: true,
} as const

/** Posts in the given order; ids that are not published are left out. */
export async function readPosts(context: ReadContext, ids: number[], { withBody }: { withBody: boolean }): Promise<PostRecord[]> {
  context.note(...ids.map((id) => `post:${id}` as const))
  if (ids.length === 0) return []
  const rows = await findPublic(context, 'posts', {
    where: { id: { in: ids } },
    limit: ids.length,
    select: withBody ? { ...FIELDS, body: true } : FIELDS,
  })
  const records = await Promise.all(
    rows.map(async (row): Promise<PostRecord> => {
      const slug = row.slug ?? ''
      return {
        id: row.id,
        slug,
        href: postHref(slug),
        title: row.title,
        excerpt: row.excerpt || (row.summary ?? ''),
        publishedAt: row.publishedAt ?? '',
        updatedAt: row.updatedAt,
        body: ('body' in row ? (row.body as RichTextDocument | null | undefined) : null) ?? null,
        categories: await findTerms(context, 'category', idsOf(row.categories)),
        tags: await findTerms(context, 'tag', idsOf(row.tags)),
        imageId: idOf(row.featuredImage),
        authorId: idOf(row.author),
        authorName: row.byline ?? '',
        isPinned: row.pinned === true,
        guid: row.guid || null,
      }
    }),
  )
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Ids of posts by slug; whether they are published is not asked. */
export async function idsOfSlugs({ sql }: ReadContext, slugs: string[]): Promise<number[]> {
  if (slugs.length === 0) return []
  const rows = await sql.run(`select id, slug from posts where slug in (${slugs.map(() => '?').join(', ')})`, slugs)
  const byId = new Map(rows.map((row) => [String(row.slug), Number(row.id)]))
  return slugs.flatMap((slug) => byId.get(slug) ?? [])
}
