import { TIME_ZONE_OFFSET_MS } from '#platform/clock/taipei-time.ts'
import type { Sql } from '#platform/sql.ts'

/** How often each page was looked at on each day, and nothing else: not by whom, from where or with what. */

const DAY_MS = 24 * 60 * 60_000

interface PageViews {
  href: string
  /** As the search index knows it; `null` for lists and what is gone. */
  title: string | null
  views: number
}

export interface Figures {
  /** Every day of the time, the oldest first. */
  days: { day: string; views: number }[]
  /** The most read, at most as many as asked for. */
  pages: PageViews[]
}

export async function createPageViewsTable(sql: Sql): Promise<void> {
  const columns = ['day varchar(10) not null', 'href text not null', 'views integer not null']
  await sql.run(`create table page_views (${columns.join(', ')}, primary key (day, href))`)
}

export async function dropPageViewsTable(sql: Sql): Promise<void> {
  await sql.run('drop table page_views')
}

/** A day on Taipei's clock: `2026-11-17`. */
export function dayOf(moment: number): string {
  return new Date(moment + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 10)
}

/** In one statement: all of it or nothing. Any number of processes may add to the same day. */
export async function addPageViews(
  sql: Sql,
  day: string,
  views: readonly (readonly [href: string, views: number])[],
): Promise<void> {
  await sql.run(
    `insert into page_views (day, href, views) values ${views.map(() => '(?, ?, ?)').join(', ')}
     on conflict (day, href) do update set views = page_views.views + excluded.views`,
    views.flatMap(([href, number]) => [day, href, number]),
  )
}

/** The figures of the last days, today included. */
export async function readFigures(
  sql: Sql,
  { days, pages, now }: { days: number; pages: number; now: number },
): Promise<Figures> {
  const all = Array.from({ length: days }, (_, index) => dayOf(now - (days - 1 - index) * DAY_MS))
  const since = all[0] ?? dayOf(now)
  const [byDay, byPage] = await Promise.all([
    sql.run('select day, sum(views) as views from page_views where day >= ? group by day', [since]),
    sql.run(
      `select p.href, p.views, d.title from
         (select href, sum(views) as views from page_views where day >= ? group by href order by views desc, href limit ?) p
       left join search_documents d on d.href = p.href order by p.views desc, p.href`,
      [since, pages],
    ),
  ])
  const known = new Map(byDay.map(({ day, views }) => [String(day), Number(views)]))
  return {
    days: all.map((day) => ({ day, views: known.get(day) ?? 0 })),
    pages: byPage.map(({ href, views, title }) => ({
      href: String(href),
      title: title === null ? null : String(title),
      views: Number(views),
    })),
  }
}

export async function forgetPageViews(sql: Sql, before: number): Promise<void> {
  await sql.run('delete from page_views where day < ?', [dayOf(before)])
}
