import type { Sql } from '#platform/sql.ts'
import { orderNumber } from './document-order.ts'
import { fts5Text, tsvectorText } from './index-tokens.ts'
import { TOKENISER_VERSION } from './tokenise.ts'
import type { SearchDocument, SearchKind } from './types.ts'

const MAX_BODY_LENGTH = 20_000

/** Puts a published document into the index, in place of what the index had of it. Run it in the transaction of the save. */
export async function putDocument(sql: Sql, document: SearchDocument): Promise<void> {
  const stored = { ...document, title: cleanText(document.title), body: cutText(cleanText(document.body)) }
  await removeDocument(sql, document.kind, document.docId)
  const id = await insertDocument(sql, stored)
  if (sql.dialect === 'sqlite') await sql.run('insert into search_index (rowid, tokens) values (?, ?)', [id, fts5Text(stored)])
}

/** Takes a document out; nothing happens if it is not there. */
export async function removeDocument(sql: Sql, kind: SearchKind, docId: number): Promise<void> {
  const rows = await sql.run('delete from search_documents where kind = ? and doc_id = ? returning id', [kind, docId])
  if (sql.dialect === 'sqlite') {
    for (const row of rows) await sql.run('delete from search_index where rowid = ?', [row.id])
  }
}

/** The document as the index has it. */
export async function findStored(sql: Sql, kind: SearchKind, docId: number): Promise<SearchDocument | null> {
  const [row] = await sql.run(
    'select href, title, body, published_at, updated_at from search_documents where kind = ? and doc_id = ?',
    [kind, docId],
  )
  if (!row) return null
  return {
    kind,
    docId,
    href: String(row.href),
    title: String(row.title),
    body: String(row.body),
    publishedAt: row.published_at === null ? null : String(row.published_at),
    updatedAt: String(row.updated_at),
  }
}

/** Whether the index was never filled, or was filled by another tokeniser. */
export async function needsRebuild(sql: Sql): Promise<boolean> {
  const [row] = await sql.run('select tokeniser from search_state')
  return !row || Number(row.tokeniser) !== TOKENISER_VERSION
}

/** Call it when every published document has been put. */
export async function markBuilt(sql: Sql): Promise<void> {
  await sql.run('delete from search_state')
  await sql.run('insert into search_state (tokeniser) values (?)', [TOKENISER_VERSION])
}

/** Inserts under the document's number, or the next one that is free, and answers it. */
async function insertDocument(sql: Sql, document: SearchDocument): Promise<number> {
  const { kind, docId, href, title, body, publishedAt, updatedAt } = document
  const isPostgres = sql.dialect === 'postgres'
  const columns = `id, kind, doc_id, href, title, body, published_at, updated_at${isPostgres ? ', tokens' : ''}`
  const values = `?, ?, ?, ?, ?, ?, ?, ?${isPostgres ? ', ?::tsvector' : ''}`
  const statement = `insert into search_documents (${columns}) values (${values}) on conflict (id) do nothing returning id`
  for (let id = orderNumber(document); ; id++) {
    const params = [id, kind, docId, href, title, body, publishedAt, updatedAt]
    const rows = await sql.run(statement, isPostgres ? [...params, tsvectorText(document, id)] : params)
    if (rows.length > 0) return id
  }
}

// PostgreSQL refuses NUL; half a surrogate pair cannot be stored.
function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '�')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

function cutText(text: string): string {
  if (text.length <= MAX_BODY_LENGTH) return text
  return text.slice(0, MAX_BODY_LENGTH).replace(/\p{Surrogate}$/u, '')
}
