import { sql as postgresSql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import type { Sql } from '../sql.ts'

// Quoted text and comments are matched first so that a question mark inside them stays what it is.
const PLACEHOLDER = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\?/g

type Row = Record<string, unknown>
type PostgresConnection = { execute(query: ReturnType<typeof postgresSql.join>): Promise<{ rows: Row[] }> }
type SqliteConnection = { all(query: ReturnType<typeof sqliteSql.join>): Promise<Row[]> }

/**
 * Raw SQL on the database that `payload` uses, inside the transaction of `req` when it
 * has one, otherwise inside the one that each statement is called in. PostgreSQL answers 64-bit integers, such as `count(*)`, as text.
 */
export async function sqlOf({ db }: Payload, req?: Pick<PayloadRequest, 'transactionID'>): Promise<Sql> {
  const transactionId = await req?.transactionID
  const session = transactionId ? db.sessions?.[transactionId] : undefined
  return sqlOn(() => session?.db ?? db.drizzle)
}

/** Raw SQL on one of Payload's connections or transactions, looked up for each statement. */
export function sqlOn(connection: () => unknown): Sql {
  return {
    dialect: isPostgres(connection()) ? 'postgres' : 'sqlite',
    run: (text, values = []) => runOn(connection(), text, values),
  }
}

async function runOn(connection: unknown, text: string, values: unknown[]): Promise<Row[]> {
  if (isPostgres(connection)) return (await connection.execute(fill(postgresSql, text, values))).rows
  if (isSqlite(connection)) return connection.all(fill(sqliteSql, text, values))
  throw new Error('The database is not connected')
}

function isPostgres(connection: unknown): connection is PostgresConnection {
  return typeof connection === 'object' && connection !== null && 'execute' in connection
}

function isSqlite(connection: unknown): connection is SqliteConnection {
  return typeof connection === 'object' && connection !== null && 'all' in connection
}

interface Builder<Query, Value> {
  raw(text: string): Query
  param(value: unknown): Value
  join(parts: Array<Query | Value>): Query
}

function fill<Query, Value>({ raw, param, join }: Builder<Query, Value>, text: string, values: unknown[]): Query {
  return join(splitAtPlaceholders(text).map((part) => (typeof part === 'string' ? raw(part) : param(values[part.index]))))
}

type Part = string | { index: number }

export function splitAtPlaceholders(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  let count = 0
  for (const { 0: found, index } of text.matchAll(PLACEHOLDER)) {
    if (found !== '?') continue
    parts.push(text.slice(end, index), { index: count++ })
    end = index + 1
  }
  return [...parts, text.slice(end)]
}
