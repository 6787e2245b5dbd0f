import type { Sql } from '#platform/sql.ts'

/**
 * Pages far down a list. A database skips rows one by one, so that the last page of a hundred thousand posts would cost as
 * much as all of them. The years' counts tell how many a whole year skips.
 */

/** From here on, looking the years up costs less than skipping. Months would be ten times as many to look up. */
export const FAR = 1000
/** A list that reaches further back is read by skipping. */
const MOST_YEARS = 200

interface Start {
  /** Everything from this moment on is skipped … */
  before: number
  /** … and it is so many. */
  skipped: number
}

export const START: Start = { before: Number.MAX_SAFE_INTEGER, skipped: 0 }

export function countOfYear(list: string, year: number): string {
  return `${list}@${year}`
}

export function yearOf(time: number): number {
  return new Date(time).getUTCFullYear()
}

/** The beginning of the earliest year whose posts all come before `offset`. */
export async function findStart(sql: Sql, list: string, offset: number): Promise<Start> {
  let start = START
  for (const [year, count] of (await countYears(sql, list)) ?? []) {
    const skipped = start.skipped + count
    if (skipped > offset) break
    start = { before: Date.UTC(year, 0), skipped }
  }
  return start
}

/** Posts of each year, the newest first; `null` where only looking at the posts themselves tells. */
export async function countYears(sql: Sql, list: string): Promise<Map<number, number> | null> {
  const [ends] = await sql.run(
    'select (select max(published_at) from archive_entries where list = ?) as newest, (select min(published_at) from archive_entries where list = ?) as oldest',
    [list, list],
  )
  if (ends?.newest == null) return null
  const newest = yearOf(Number(ends.newest))
  const length = newest - yearOf(Number(ends.oldest)) + 1
  if (length > MOST_YEARS) return null
  const years = Array.from({ length }, (_, back) => newest - back)
  const keys = [list, ...years.map((year) => countOfYear(list, year))]
  const rows = await sql.run(`select list, n from archive_counts where list in (${keys.map(() => '?').join(', ')})`, keys)
  const counts = new Map(rows.map((row) => [String(row.list), Number(row.n)]))
  const countOf = (year: number) => counts.get(countOfYear(list, year)) ?? 0
  // Posts from before years were counted: only skipping finds the right ones.
  if (years.reduce((sum, year) => sum + countOf(year), 0) !== counts.get(list)) return null
  return new Map(years.map((year) => [year, countOf(year)]))
}
