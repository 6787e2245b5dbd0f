import { ask, type Sql } from '#platform/sql.ts'
import type { PostOrder } from '../reader.ts'

/** Every order has an index of the same columns after the list. The last one tells apart what is otherwise the same. */
const COLUMNS: Record<PostOrder['by'], readonly string[]> = {
  date: ['published_at', 'post_id'],
  title: ['title_key', 'post_id'],
  modified: ['modified_at', 'post_id'],
  author: ['author_key', 'published_at', 'post_id'],
}

export const NEWEST_FIRST: PostOrder = { by: 'date', direction: 'desc' }

/** For a migration: what a list can be sorted by beside the date. Empty until the archive is built anew. */
export async function addArchiveOrders(sql: Sql): Promise<void> {
  const text = sql.dialect === 'postgres' ? 'text collate "C"' : 'text'
  const added = [
    `title_key ${text} not null default ''`,
    'modified_at bigint not null default 0',
    `author_key ${text} not null default ''`,
  ]
  for (const column of added) await ask(sql, `alter table archive_entries add column ${column}`)
  for (const by of ['title', 'modified', 'author'] as const) {
    await ask(sql, `create index archive_entries_${by} on archive_entries (list, ${COLUMNS[by].join(', ')})`)
  }
}

export async function dropArchiveOrders(sql: Sql): Promise<void> {
  for (const by of ['title', 'modified', 'author']) await ask(sql, `drop index archive_entries_${by}`)
  for (const column of ['title_key', 'modified_at', 'author_key'])
    await ask(sql, `alter table archive_entries drop column ${column}`)
}

export function columnsOf({ by }: PostOrder): readonly string[] {
  return COLUMNS[by]
}

/** What follows `order by`. */
export function orderTerms(order: PostOrder): string {
  return columnsOf(order)
    .map((column) => `${column} ${order.direction}`)
    .join(', ')
}
