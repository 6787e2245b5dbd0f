import type { Sql } from '#platform/sql.ts'
import type { PostOrder } from '../reader.ts'
import { countLists, type ListKey } from './archive.ts'
import { columnsOf, orderTerms } from './orders.ts'

/** Entries of the shortest list that are held against the others. What a filter costs is bounded by it. */
export const MOST_LOOKED_AT = 10_000

/**
 * Ids of the posts that are in all lists of a set, for any of the sets; at most `wanted`, in the given order. The shortest
 * list of each set is walked along the order's index, and each of its posts looked up in the others.
 */
export async function readMatches(sql: Sql, sets: ListKey[][], order: PostOrder, wanted: number): Promise<number[]> {
  const counts = await countLists(sql, sets.flat())
  const countOf = (list: ListKey) => counts.get(list) ?? 0
  const walks: Walk[] = []
  for (const set of sets) {
    const [shortest, ...others] = [...new Set(set)].sort((a, b) => countOf(a) - countOf(b))
    if (shortest === undefined || countOf(shortest) === 0) continue
    const isLong = others.length > 0 && countOf(shortest) > MOST_LOOKED_AT
    walks.push({ list: shortest, others, end: isLong ? await findEnd(sql, shortest, order) : null })
  }
  if (walks.length === 0) return []
  const columns = columnsOf(order).join(', ')
  const parts = walks.map((walk) => writeWalk(walk, order, wanted))
  const rows = await sql.run(
    `select ${columns} from (${parts.map(({ statement }) => statement).join(' union ')}) matches order by ${orderTerms(order)} limit ?`,
    [...parts.flatMap(({ params }) => params), wanted],
  )
  return rows.map((row) => Number(row.post_id))
}

interface Walk {
  list: ListKey
  others: ListKey[]
  /** Where the walk ends, by the order's columns. */
  end: unknown[] | null
}

async function findEnd(sql: Sql, list: ListKey, order: PostOrder): Promise<unknown[] | null> {
  const columns = columnsOf(order)
  const [row] = await sql.run(
    `select ${columns.join(', ')} from archive_entries where list = ? order by ${orderTerms(order)} limit 1 offset ?`,
    [list, MOST_LOOKED_AT],
  )
  return row === undefined ? null : columns.map((column) => row[column])
}

function writeWalk({ list, others, end }: Walk, order: PostOrder, wanted: number) {
  const columns = columnsOf(order)
  // As a value, not as a join: a planner that turns it round would read both lists to their end.
  const lookUp =
    '(select 1 from archive_entries other where other.list = ? and other.published_at = entry.published_at and other.post_id = entry.post_id) = 1'
  const places = columns.map(() => '?').join(', ')
  const conditions = [
    'entry.list = ?',
    ...others.map(() => lookUp),
    ...(end === null ? [] : [`(${columns.join(', ')}) ${order.direction === 'asc' ? '<' : '>'} (${places})`]),
  ]
  return {
    statement: `select * from (select ${columns.join(', ')} from archive_entries entry where ${conditions.join(' and ')} order by ${orderTerms(order)} limit ?) walk`,
    params: [list, ...others, ...(end ?? []), wanted],
  }
}
