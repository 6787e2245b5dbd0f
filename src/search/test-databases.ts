import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type InValue, type Transaction } from '@libsql/client'
import pg from 'pg'
import { startPostgres } from '../../tests/postgres.ts'
import type { Sql } from './sql.ts'
import type { SearchDocument } from './types.ts'

/** A database of a test's own. */
export interface TestDatabase {
  sql: Sql
  transact(work: (sql: Sql) => Promise<void>): Promise<void>
  close(): Promise<void>
}

export const TEST_DATABASES = [
  { name: 'SQLite', open: openSqlite },
  { name: 'PostgreSQL', open: openPostgres },
]

export async function openSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-search-'))
  const client = createClient({ url: `file:${join(folder, 'search.db')}` })
  const sqlOn = (target: Pick<Transaction, 'execute'>): Sql => ({
    dialect: 'sqlite',
    run: async (sql, params) => (await target.execute({ sql, args: params as InValue[] })).rows.map((row) => ({ ...row })),
  })
  return {
    sql: sqlOn(client),
    async transact(work) {
      const transaction = await client.transaction('write')
      await work(sqlOn(transaction))
      await transaction.commit()
    },
    async close() {
      client.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function openPostgres(): Promise<TestDatabase> {
  const server = await startPostgres()
  const client = new pg.Client(await server.createDatabase())
  await client.connect()
  const sql: Sql = { dialect: 'postgres', run: async (statement, params) => (await client.query(statement, params)).rows }
  return {
    sql,
    async transact(work) {
      await client.query('begin')
      await work(sql)
      await client.query('commit')
    },
    async close() {
      await client.end()
      await server.stop()
    },
  }
}

let lastId = 0

export function makeDocument(fields: Partial<SearchDocument>): SearchDocument {
  lastId += 1
  const day = `2025-01-${String((lastId % 28) + 1).padStart(2, '0')}T00:00:00.000Z`
  return { kind: 'post', docId: lastId, href: `/${lastId}/`, title: '', body: '', publishedAt: day, updatedAt: day, ...fields }
}
