import type { Sql } from '#platform/sql.ts'
import type { PostList } from '../reader.ts'
import { listKey } from './archive.ts'
import { countYears, yearOf } from './far-pages.ts'

/** How many posts of a list are as new as a moment or newer. Only the moment's own year is counted post by post. */
export async function countSince(sql: Sql, list: PostList, moment: number): Promise<number> {
  const key = listKey(list)
  const years = await countYears(sql, key)
  if (years === null) return countBetween(sql, key, moment, Number.MAX_SAFE_INTEGER)
  const year = yearOf(moment)
  let count = 0
  for (const [each, posts] of years) if (each > year) count += posts
  return years.has(year) ? count + (await countBetween(sql, key, moment, Date.UTC(year + 1, 0))) : count
}

async function countBetween(sql: Sql, key: string, from: number, before: number): Promise<number> {
  const [row] = await sql.run(
    'select count(*) as n from archive_entries where list = ? and published_at >= ? and published_at < ?',
    [key, from, before],
  )
  return Number(row?.n ?? 0)
}
