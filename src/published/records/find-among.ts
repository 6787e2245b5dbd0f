import { listKey } from '../archive/archive.ts'
import type { ReadContext } from '../read-context.ts'
import type { PostList } from '../reader.ts'
import { inOrder } from './in-order.ts'
import type { MatchedIds, PostQuery } from './types.ts'

/** The query over posts that are named: their entries in the archive are few, and are checked here. */
export async function findAmong(
  { sql }: Pick<ReadContext, 'sql'>,
  query: PostQuery,
  ids: number[],
  groups: PostList[][],
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
  const slugs = query.order.by === 'slug' ? await sql.run(`select id, slug from posts where id in (${places})`, wanted) : []
  const slugOf = new Map(slugs.map(({ id, slug }) => [Number(id), String(slug)]))
  const candidates = entries
    .filter(({ list }) => list === 'posts')
    .map((entry) => ({
      id: Number(entry.post_id),
      date: Number(entry.published_at),
      modified: Number(entry.modified_at),
      title: String(entry.title_key),
      slug: slugOf.get(Number(entry.post_id)) ?? '',
    }))
    .filter(({ id }) => groups.every((group) => group.some((list) => lists.get(id)?.has(listKey(list)))))
  return inOrder(candidates, { ...query, among: wanted })
}
