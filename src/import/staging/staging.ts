import { createHash } from 'node:crypto'
import { type Client, createClient, type InStatement, type Row } from '@libsql/client/sqlite3'
import type { WxrAuthor, WxrItem, WxrSite, WxrTerm } from '../wxr/items.ts'
import type { WxrEntry } from '../wxr/read-wxr.ts'
import { headOf, type ItemHead } from './item-head.ts'

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS authors (login TEXT PRIMARY KEY, raw TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS terms (taxonomy TEXT NOT NULL, slug TEXT NOT NULL, raw TEXT NOT NULL, PRIMARY KEY (taxonomy, slug));
  CREATE TABLE IF NOT EXISTS items (
    type TEXT NOT NULL, id INTEGER NOT NULL, parent INTEGER NOT NULL, slug TEXT NOT NULL, status TEXT NOT NULL,
    date TEXT NOT NULL, title TEXT NOT NULL, head TEXT NOT NULL, raw TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (type, id)
  );
  CREATE INDEX IF NOT EXISTS items_by_id ON items (id);
`
const PAGE = 100

/** An item with the fingerprint by which a second run knows whether it has changed. */
interface StagedItem {
  item: WxrItem
  hash: string
}

/** The export as rows of a file of its own, so that an import of any size needs the memory of one item. */
export interface Staging {
  add(entries: readonly WxrEntry[]): Promise<void>
  setSite(site: WxrSite): Promise<void>
  site(): Promise<WxrSite | null>
  authors(): Promise<WxrAuthor[]>
  terms(): Promise<WxrTerm[]>
  counts(): Promise<{ type: string; status: string; count: number }[]>
  /** Without contents, by id, from the lowest. */
  heads(type: string): AsyncGenerator<ItemHead>
  /** By id, from the lowest; one at a time, as one alone may be large. */
  items(type: string): AsyncGenerator<StagedItem>
  item(id: number): Promise<StagedItem | null>
  close(): void
}

export async function openStaging(file: string): Promise<Staging> {
  const client = createClient({ url: file === ':memory:' ? file : `file:${file}` })
  await client.executeMultiple(SCHEMA)
  return {
    async add(entries) {
      if (entries.length > 0) await client.batch(entries.map(insert), 'write')
    },
    async setSite(site) {
      await client.execute({ sql: 'INSERT OR REPLACE INTO facts VALUES (?, ?)', args: ['site', JSON.stringify(site)] })
    },
    async site() {
      const { rows } = await client.execute("SELECT value AS raw FROM facts WHERE name = 'site'")
      return rows[0] === undefined ? null : parse<WxrSite>(rows[0].raw)
    },
    authors: () => readAll<WxrAuthor>(client, 'SELECT raw FROM authors ORDER BY login'),
    terms: () => readAll<WxrTerm>(client, 'SELECT raw FROM terms ORDER BY taxonomy, slug'),
    async counts() {
      const { rows } = await client.execute(
        'SELECT type, status, count(*) AS n FROM items GROUP BY type, status ORDER BY type, status',
      )
      return rows.map(({ type, status, n }) => ({ type: String(type), status: String(status), count: Number(n) }))
    },
    async *heads(type) {
      for await (const { head } of readRows(client, type, 'head')) yield parse<ItemHead>(head)
    },
    async *items(type) {
      for await (const { id } of readRows(client, type, 'id')) {
        const found = await readItem(client, Number(id), type)
        if (found !== null) yield found
      }
    },
    item: (id) => readItem(client, id),
    close: () => client.close(),
  }
}

/** A file that repeats an item of another brings it up to date. */
function insert(entry: WxrEntry): InStatement {
  if (entry.kind === 'author') {
    return { sql: 'INSERT OR REPLACE INTO authors VALUES (?, ?)', args: [entry.author.login, JSON.stringify(entry.author)] }
  }
  if (entry.kind === 'term') {
    const { taxonomy, slug } = entry.term
    return { sql: 'INSERT OR REPLACE INTO terms VALUES (?, ?, ?)', args: [taxonomy, slug, JSON.stringify(entry.term)] }
  }
  const { type, id, parent, slug, status, date, title } = entry.item
  const raw = JSON.stringify(entry.item)
  const head = JSON.stringify(headOf(entry.item))
  const hash = createHash('sha256').update(raw).digest('hex')
  return {
    sql: 'INSERT OR REPLACE INTO items VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    args: [type, id, parent, slug, status, date, title, head, raw, hash],
  }
}

async function readAll<Value>(client: Client, sql: string): Promise<Value[]> {
  const { rows } = await client.execute(sql)
  return rows.map(({ raw }) => parse<Value>(raw))
}

async function* readRows(client: Client, type: string, column: 'id' | 'head'): AsyncGenerator<Row> {
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await client.execute({
      sql: `SELECT id, ${column} FROM items WHERE type = ? AND id > ? ORDER BY id LIMIT ?`,
      args: [type, last, PAGE],
    })
    yield* rows
    if (rows.length < PAGE) return
    last = Number(rows.at(-1)?.id)
  }
}

async function readItem(client: Client, id: number, type?: string): Promise<StagedItem | null> {
  const { rows } = await client.execute(
    type === undefined
      ? { sql: 'SELECT raw, hash FROM items WHERE id = ? LIMIT 1', args: [id] }
      : { sql: 'SELECT raw, hash FROM items WHERE type = ? AND id = ?', args: [type, id] },
  )
  return rows[0] === undefined ? null : { item: parse<WxrItem>(rows[0].raw), hash: String(rows[0].hash) }
}

/** Written by `insert` alone. */
function parse<Value>(raw: unknown): Value {
  return JSON.parse(String(raw)) as Value
}
