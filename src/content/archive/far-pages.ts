import { ask, type Sql } from '#search/sql.ts'

/**
 * Pages far down a list. A database skips rows one by one, so that the last page of a hundred thousand posts would cost as
 * much as all of them. The months' counts tell how many a whole month skips.
 */

/** From here on, looking the months up costs less than skipping. */
export const FAR = 1000
/** Two hundred years. A list that reaches further back is read by skipping. */
const MOST_MONTHS = 2400

interface Start {
  /** Everything from this moment on is skipped … */
  before: number
  /** … and it is so many. */
  skipped: number
}

export const START: Start = { before: Number.MAX_SAFE_INTEGER, skipped: 0 }

/** Months since the year 0. */
export function monthOf(time: number): number {
  const date = new Date(time)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

export function countOfMonth(list: string, month: number): string {
  return `${list}@${month}`
}

/** The latest month that ends before `offset`. */
export async function findStart(sql: Sql, list: string, offset: number): Promise<Start> {
  const [ends] = await ask(
    sql,
    'select (select max(published_at) from archive_entries where list = ?) as newest, (select min(published_at) from archive_entries where list = ?) as oldest',
    [list, list],
  )
  if (ends?.newest == null) return START
  const newest = monthOf(Number(ends.newest))
  const length = newest - monthOf(Number(ends.oldest)) + 1
  if (length > MOST_MONTHS) return START
  const months = Array.from({ length }, (_, back) => newest - back)
  const keys = [list, ...months.map((month) => countOfMonth(list, month))]
  const rows = await ask(sql, `select list, n from archive_counts where list in (${keys.map(() => '?').join(', ')})`, keys)
  const counts = new Map(rows.map((row) => [String(row.list), Number(row.n)]))
  const countOf = (month: number) => counts.get(countOfMonth(list, month)) ?? 0
  // Posts from before months were counted: only skipping finds the right ones.
  if (months.reduce((sum, month) => sum + countOf(month), 0) !== counts.get(list)) return START

  let start = START
  for (const month of months) {
    const skipped = start.skipped + countOf(month)
    if (skipped > offset) break
    start = { before: Date.UTC(Math.floor(month / 12), month % 12), skipped }
  }
  return start
}
