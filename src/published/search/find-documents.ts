import type { Sql } from '#platform/sql.ts'
import { findIds, MAX_HITS } from './query.ts'
import { queryOf } from './query-text.ts'
import type { SearchKind } from './types.ts'

/** A hit by its document. */
export interface FoundDocument {
  kind: SearchKind
  docId: number
  href: string
  title: string
}

/** What a search finds, the best first and at most 200; for nothing asked the newest documents. */
export async function findDocuments(sql: Sql, text: string): Promise<FoundDocument[]> {
  const clauses = queryOf(text)
  if (clauses.length === 0 && text.trim() !== '') return []
  const columns = 'select id, kind, doc_id, href, title from search_documents'
  if (clauses.length === 0) return (await sql.run(`${columns} order by id desc limit ?`, [MAX_HITS])).map(toDocument)
  const ids = (await findIds(sql, clauses)).slice(0, MAX_HITS)
  if (ids.length === 0) return []
  const rows = await sql.run(`${columns} where id in (${ids.map(() => '?').join(', ')})`, ids)
  const byId = new Map(rows.map((row) => [Number(row.id), toDocument(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function toDocument(row: Record<string, unknown>): FoundDocument {
  return {
    kind: row.kind === 'page' ? 'page' : 'post',
    docId: Number(row.doc_id),
    href: String(row.href),
    title: String(row.title),
  }
}
