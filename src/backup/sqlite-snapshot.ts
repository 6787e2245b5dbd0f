import { access } from 'node:fs/promises'
import type { Transaction } from '@libsql/client/sqlite3'
import { openConnection } from '#platform/db/sqlite-connection.ts'
import { pathOfFileUrl } from '#platform/db/sqlite-path.ts'
import { isKept, quote, type Row, type Snapshot } from './snapshot.ts'

const WAIT_MS = 15_000
const ROWS_AT_ONCE = 200

export async function openSqliteSnapshot(url: string): Promise<Snapshot> {
  // Opening one that is not there would make it.
  await access(pathOfFileUrl(url))
  const connection = await openConnection(url, 'ON', WAIT_MS)
  // What is read in one transaction is of one moment; writers go on beside it.
  const moment = await connection.transaction('deferred')
  const [done] = (await moment.execute('select count(*) as n from payload_migrations')).rows
  const found = await moment.execute("select name from sqlite_master where type = 'table' order by name")
  const tables = found.rows.map(({ name }) => String(name)).filter(isKept)
  return {
    migrations: Number(done?.n),
    tables,
    rows: (table) => readRows(moment, table),
    async newestIds() {
      const { rows } = await moment.execute('select name, seq from sqlite_sequence')
      return Object.fromEntries(rows.map(({ name, seq }) => [String(name), Number(seq)]).filter(([name]) => isKept(String(name))))
    },
    async close() {
      moment.close()
      connection.close()
    },
  }
}

async function* readRows(moment: Transaction, table: string): AsyncIterable<Row> {
  for (let last = 0; ; ) {
    const sql = `select rowid as "at row", * from ${quote(table)} where rowid > ? order by rowid limit ${ROWS_AT_ONCE}`
    const { rows, columns } = await moment.execute({ sql, args: [last] })
    for (const row of rows) {
      last = Number(row['at row'])
      yield Object.fromEntries(columns.slice(1).map((column) => [column, plain(row[column], `${table}.${column}`)]))
    }
    if (rows.length < ROWS_AT_ONCE) return
  }
}

function plain(value: unknown, place: string): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`${place} holds a ${typeof value}, which a backup has no form for`)
}
