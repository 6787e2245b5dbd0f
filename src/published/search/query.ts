import type { Sql } from '#platform/sql.ts'
import { fts5Query, type Place, tsqueryText } from './index-tokens.ts'
import { excerptParts, titleParts } from './mark.ts'
import { type Clause, queryOf } from './query-text.ts'
import type { SearchHit, SearchResult } from './types.ts'

const HITS_PER_PAGE = 10
/** Hits are counted up to here, and no page shows more. What a search costs is bounded by it. */
export const MAX_HITS = 200

// FTS5 walks its lists from the highest number down and stops at the limit; numbers grow with time.
const FTS5_NEWEST = 'select rowid as id from search_index where search_index match ? order by rowid desc limit ?'
const POSTGRES_NEWEST = 'select id from search_newest(?::tsquery, ?::tsquery, ?) id'

/** Documents whose title meets the whole query, then all others; the newest first in both. */
export async function search(sql: Sql, text: string, page: number): Promise<SearchResult> {
  const clauses = queryOf(text)
  const found = clauses.length > 0 ? await findIds(sql, clauses) : []
  const ids = found.slice(0, MAX_HITS)
  const pageCount = Math.ceil(ids.length / HITS_PER_PAGE)
  const shown = ids.slice((page - 1) * HITS_PER_PAGE, page * HITS_PER_PAGE)
  return {
    hits: shown.length > 0 ? await readHits(sql, shown, clauses) : [],
    total: ids.length,
    isMore: found.length > MAX_HITS,
    page,
    pageCount,
  }
}

/** At most one more than are shown, so that `isMore` is known. */
export async function findIds(sql: Sql, clauses: Clause[]): Promise<number[]> {
  const inTitle = await findNewest(sql, clauses, 'title')
  if (inTitle.length > MAX_HITS) return inTitle
  return [...new Set([...inTitle, ...(await findNewest(sql, clauses, 'anywhere'))])]
}

async function findNewest(sql: Sql, clauses: Clause[], place: Place): Promise<number[]> {
  const wanted = MAX_HITS + 1
  const rows =
    sql.dialect === 'sqlite'
      ? await sql.run(FTS5_NEWEST, [fts5Query(clauses, place), wanted])
      : await sql.run(POSTGRES_NEWEST, [tsqueryText(clauses, place, 'exact'), tsqueryText(clauses, place, 'loose'), wanted])
  return rows.map((row) => Number(row.id))
}

async function readHits(sql: Sql, ids: number[], clauses: Clause[]): Promise<SearchHit[]> {
  const places = ids.map(() => '?').join(', ')
  const rows = await sql.run(
    `select id, kind, href, title, body, published_at from search_documents where id in (${places})`,
    ids,
  )
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [makeHit(row, clauses)] : []
  })
}

function makeHit(row: Record<string, unknown>, clauses: Clause[]): SearchHit {
  const title = String(row.title)
  return {
    href: String(row.href),
    title,
    titleParts: titleParts(title, clauses),
    excerptParts: excerptParts(String(row.body), clauses),
    publishedAt: row.published_at === null ? null : String(row.published_at),
    kind: row.kind === 'page' ? 'page' : 'post',
  }
}
