import { listKey } from '../archive/archive.ts'
import type { ReadContext } from '../read-context.ts'
import type { PostList } from '../reader.ts'
import { inOrder } from './in-order.ts'
import type { MatchedIds, PostQuery } from './types.ts'

/** The query over posts that are named: their entries in the archive are few, and are checked here. */
export async function findAmong(
  { sql }: Pick<ReadContext, 'sql'>,
  query: PostQuery,
  { ids, groups, without }: { ids: number[]; groups: PostList[][]; without: PostList[] },
): Promise<MatchedIds> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return { ids: [], total: 0 }
  const places = wanted.map(() => '?').join(', ')
  const entries = await sql.run(
    `select post_id, list, published_at, modified_at, title_key from archive_entries where post_id in (${places})`,
    wanted,
  )
  const lists = new Map<number, Set<string>>()
  for (const { post_id, list } of entries) {
    const known = lists.get(Number(post_id))
    if (known === undefined) lists.set(Number(post_id), new Set([String(list)]))
    else known.add(String(list))
  }
  const isByPost = query.order.by === 'slug' || query.order.by === 'author'
  const rows = isByPost ? await sql.run(`select id, slug, author_id from posts where id in (${places})`, wanted) : []
  const postOf = new Map(rows.map((row) => [Number(row.id), row]))
  const candidates = entries
    .filter(({ list }) => list === 'posts')
    .map((entry) => ({
      id: Number(entry.post_id),
      date: Number(entry.published_at),
      modified: Number(entry.modified_at),
      title: String(entry.title_key),
      slug: String(postOf.get(Number(entry.post_id))?.slug ?? ''),
      author: Number(postOf.get(Number(entry.post_id))?.author_id ?? 0),
      parent: 0,
    }))
    .filter(
      ({ id }) =>
        groups.every((group) => group.some((list) => lists.get(id)?.has(listKey(list)))) &&
        !without.some((list) => lists.get(id)?.has(listKey(list))),
    )
  return inOrder(candidates, { ...query, among: wanted })
}
