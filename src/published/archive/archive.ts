import type { Sql } from '#platform/sql.ts'
import type { PostList, PostOrder } from '../reader.ts'
import { countOfYear, FAR, findStart, START, yearOf } from './far-pages.ts'
import { columnsOf, orderTerms } from './orders.ts'
import { sortKeyOf } from './sort-key.ts'

/**
 * The archive: which published posts each list holds, newest first, and how many. It is written in the transaction of a save
 * and read with one index range, so that a listing costs the same with a thousand posts and with a hundred thousand.
 */

export function listKey(list: PostList): ListKey {
  if (list.kind === 'all') return 'posts'
  return list.kind === 'pinned' ? 'pinned' : `${list.kind}:${list.id}`
}

export async function createArchiveTables(sql: Sql): Promise<void> {
  const text = sql.dialect === 'postgres' ? 'text collate "C"' : 'text'
  const columns = [
    'list varchar(40) not null',
    'published_at bigint not null',
    'post_id integer not null',
    `title_key ${text} not null default ''`,
    'modified_at bigint not null default 0',
    `author_key ${text} not null default ''`,
    'primary key (list, published_at, post_id)',
  ]
  await sql.run(`create table archive_entries (${columns.join(', ')})`)
  await sql.run('create index archive_entries_post on archive_entries (post_id)')
  for (const by of ['title', 'modified', 'author'] as const) {
    await sql.run(`create index archive_entries_${by} on archive_entries (list, ${columnsOf({ by }).join(', ')})`)
  }
  await sql.run('create table archive_counts (list varchar(40) primary key, n integer not null)')
}

export async function dropArchiveTables(sql: Sql): Promise<void> {
  await sql.run('drop table archive_entries')
  await sql.run('drop table archive_counts')
}

export interface ArchivedPost {
  id: number
  publishedAt: Date
  modifiedAt: Date
  title: string
  author: string
  categories: number[]
  tags: number[]
  /** The account of whoever signed it. */
  authorId?: number | null
  isPinned?: boolean
}

/** A list's name; also the cache tag of everything that shows the list. */
export type ListKey = 'posts' | 'pinned' | `category:${number}` | `tag:${number}` | `author:${number}`

/** Puts a post into the lists it belongs to and takes it out of all others (`null`: out of all). Answers every list touched. */
export async function archivePost(sql: Sql, id: number, post: ArchivedPost | null): Promise<ListKey[]> {
  const before = await entriesOf(sql, id)
  const after = post === null ? [] : listsFor(post).map((list) => ({ list, publishedAt: post.publishedAt.getTime() }))
  await sql.run('delete from archive_entries where post_id = ?', [id])
  const orders = post === null ? [] : [sortKeyOf(post.title), post.modifiedAt.getTime(), sortKeyOf(post.author)]
  for (const { list, publishedAt } of after) {
    await sql.run(
      'insert into archive_entries (list, published_at, post_id, title_key, modified_at, author_key) values (?, ?, ?, ?, ?, ?)',
      [list, publishedAt, id, ...orders],
    )
  }
  const [left, joined] = [before.flatMap(countsOf), after.flatMap(countsOf)]
  for (const count of left) if (!joined.includes(count)) await addToCount(sql, count, -1)
  for (const count of joined) if (!left.includes(count)) await addToCount(sql, count, 1)
  return [...new Set([...before, ...after].map(({ list }) => list))]
}

function listsFor(post: ArchivedPost): ListKey[] {
  return [
    'posts',
    ...[...new Set(post.categories)].map((id) => `category:${id}` as const),
    ...[...new Set(post.tags)].map((id) => `tag:${id}` as const),
    ...(post.authorId == null ? [] : [`author:${post.authorId}` as const]),
    ...(post.isPinned === true ? ['pinned' as const] : []),
  ]
}

interface Entry {
  list: ListKey
  publishedAt: number
}

async function entriesOf(sql: Sql, id: number): Promise<Entry[]> {
  const rows = await sql.run('select list, published_at from archive_entries where post_id = ?', [id])
  return rows.map((row) => ({ list: row.list as ListKey, publishedAt: Number(row.published_at) }))
}

/** The counts that an entry is part of: its list's, and its list's in that year. */
export function countsOf({ list, publishedAt }: Entry): string[] {
  return [list, countOfYear(list, yearOf(publishedAt))]
}

async function addToCount(sql: Sql, list: string, difference: number): Promise<void> {
  await sql.run(
    'insert into archive_counts (list, n) values (?, ?) on conflict (list) do update set n = archive_counts.n + excluded.n',
    [list, difference],
  )
}

export async function dropList(sql: Sql, list: PostList): Promise<void> {
  await sql.run('delete from archive_entries where list = ?', [listKey(list)])
  await sql.run('delete from archive_counts where list = ? or list like ?', [listKey(list), `${listKey(list)}@%`])
}

/** One page of a list: post ids, newest first. */
export async function readList(sql: Sql, list: PostList, limit: number, offset: number): Promise<number[]> {
  const start = offset < FAR ? START : await findStart(sql, listKey(list), offset)
  const rows = await sql.run(
    'select post_id from archive_entries where list = ? and published_at < ? order by published_at desc, post_id desc limit ? offset ?',
    [listKey(list), start.before, limit, offset - start.skipped],
  )
  return rows.map((row) => Number(row.post_id))
}

/** The same in any order. The oldest posts are the newest from behind; other orders are read by skipping. */
export async function readOrdered(
  sql: Sql,
  list: PostList,
  order: PostOrder,
  { limit, offset, total }: { limit: number; offset: number; total: number },
): Promise<number[]> {
  if (order.by === 'date' && order.direction === 'desc') return readList(sql, list, limit, offset)
  if (order.by === 'date') {
    const end = Math.max(0, total - offset)
    const start = Math.max(0, end - limit)
    return end === 0 ? [] : (await readList(sql, list, end - start, start)).reverse()
  }
  const rows = await sql.run(
    `select post_id from archive_entries where list = ? order by ${orderTerms(order)} limit ? offset ?`,
    [listKey(list), limit, offset],
  )
  return rows.map((row) => Number(row.post_id))
}

export async function countLists(sql: Sql, lists: (PostList | ListKey)[]): Promise<Map<string, number>> {
  if (lists.length === 0) return new Map()
  const keys = [...new Set(lists.map((list) => (typeof list === 'string' ? list : listKey(list))))]
  const rows = await sql.run(`select list, n from archive_counts where list in (${keys.map(() => '?').join(', ')})`, keys)
  return new Map(rows.map((row) => [String(row.list), Number(row.n)]))
}

/** Ids of the posts just before and after a moment in the list of all posts. */
export async function readNeighbours(
  sql: Sql,
  post: { id: number; publishedAt: Date },
): Promise<{ older: number | null; newer: number | null }> {
  const at = post.publishedAt.getTime()
  const [[older], [newer]] = await Promise.all([
    sql.run(
      "select post_id from archive_entries where list = 'posts' and (published_at, post_id) < (?, ?) order by published_at desc, post_id desc limit 1",
      [at, post.id],
    ),
    sql.run(
      "select post_id from archive_entries where list = 'posts' and (published_at, post_id) > (?, ?) order by published_at, post_id limit 1",
      [at, post.id],
    ),
  ])
  return { older: older ? Number(older.post_id) : null, newer: newer ? Number(newer.post_id) : null }
}
