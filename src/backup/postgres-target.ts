import { Client } from 'pg'
import { readColumnTypes, readTables } from './postgres-snapshot.ts'
import { isEmptied, isKept, quote, type Row } from './snapshot.ts'
import { NotEmptyError, type Target, type TargetOptions } from './target.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function openPostgresTarget({ url, replaces }: TargetOptions): Promise<Target> {
  const client = new Client({ connectionString: url, application_name: 'lectern restore' })
  await client.connect()
  await client.query('begin')
  try {
    await makeRoom(client, replaces)
  } catch (error) {
    await client.end()
    throw error
  }
  const done = await client.query('select count(*)::int as n from payload_migrations')
  // A page may come before its parent: references are taken away, and looked up when they are put back.
  const foreignKeys = await readForeignKeys(client)
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${quote(name)}`)
  const typesOf = new Map<string, Map<string, string>>()
  return {
    migrations: done.rows[0].n,
    async insert(table, rows) {
      const types = typesOf.get(table) ?? (await readColumnTypes(client, table))
      typesOf.set(table, types)
      for (const row of rows) await insertRow(client, table, row, types)
    },
    async commit(newestIds) {
      for (const [table, id] of Object.entries(newestIds)) {
        await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [quote(table), id])
      }
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`)
      await client.query('commit')
    },
    async close() {
      await client.end()
    },
  }
}

async function insertRow(client: Client, table: string, row: Row, types: Map<string, string>): Promise<void> {
  const names = Object.keys(row)
  const values = names.map((name) => (types.get(name) === 'boolean' && row[name] !== null ? row[name] === 1 : row[name]))
  await client.query(
    `insert into ${quote(table)} (${names.map(quote)}) values (${names.map((_, index) => `$${index + 1}`)})`,
    values,
  )
}

async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  return rows
}

async function makeRoom(client: Client, replaces: boolean): Promise<void> {
  const tables = await readTables(client)
  if (replaces) {
    await client.query(`truncate ${tables.filter(isEmptied).map(quote)}`)
    return
  }
  for (const table of tables.filter(isKept)) {
    const { rowCount } = await client.query(`select 1 from ${quote(table)} limit 1`)
    if (rowCount !== 0) throw new NotEmptyError(table)
  }
}
