import type { Transaction } from '@libsql/client/sqlite3'
import { openConnection } from '#platform/db/sqlite-connection.ts'
import { isEmptied, isKept, quote } from './snapshot.ts'
import { NotEmptyError, type Target, type TargetOptions } from './target.ts'

const WAIT_MS = 15_000

export async function openSqliteTarget({ url, replaces }: TargetOptions): Promise<Target> {
  // A page may come before its parent. At the end every reference is looked up at once.
  const connection = await openConnection(url, 'OFF', WAIT_MS)
  const writing = await connection.transaction('write')
  try {
    await makeRoom(writing, replaces)
  } catch (error) {
    writing.close()
    connection.close()
    throw error
  }
  const [done] = (await writing.execute('select count(*) as n from payload_migrations')).rows
  return {
    migrations: Number(done?.n),
    async insert(table, rows) {
      for (const row of rows) {
        const names = Object.keys(row)
        const sql = `insert into ${quote(table)} (${names.map(quote)}) values (${names.map(() => '?')})`
        await writing.execute({ sql, args: Object.values(row) })
      }
    },
    async commit(newestIds) {
      for (const [table, id] of Object.entries(newestIds)) {
        await writing.execute({ sql: 'delete from sqlite_sequence where name = ?', args: [table] })
        await writing.execute({ sql: 'insert into sqlite_sequence (name, seq) values (?, ?)', args: [table, id] })
      }
      const { rows } = await writing.execute('pragma foreign_key_check')
      if (rows[0] !== undefined) throw new Error(`A row of ${rows[0].table} refers to one of ${rows[0].parent} that is not there`)
      await writing.commit()
    },
    async close() {
      writing.close()
      connection.close()
    },
  }
}

async function makeRoom(writing: Transaction, replaces: boolean): Promise<void> {
  const found = await writing.execute("select name from sqlite_master where type = 'table'")
  const tables = found.rows.map(({ name }) => String(name))
  if (replaces) {
    for (const table of tables.filter(isEmptied)) await writing.execute(`delete from ${quote(table)}`)
    return
  }
  for (const table of tables.filter(isKept)) {
    const { rows } = await writing.execute(`select 1 from ${quote(table)} limit 1`)
    if (rows.length > 0) throw new NotEmptyError(table)
  }
}
