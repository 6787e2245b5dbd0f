import { Client } from 'pg'
import { isKept, quote, type Row, type Snapshot } from './snapshot.ts'

const ROWS_AT_ONCE = 200

export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = new Client({ connectionString: url, application_name: 'lectern backup' })
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  const done = await client.query('select count(*)::int as n from payload_migrations')
  const tables = (await readTables(client)).filter(isKept)
  return {
    migrations: done.rows[0].n,
    tables,
    rows: (table) => readRows(client, table),
    async newestIds() {
      const ids: Record<string, number> = {}
      for (const table of tables) {
        const newest = await readNewestId(client, table)
        if (newest !== null) ids[table] = newest
      }
      return ids
    },
    async close() {
      await client.end()
    },
  }
}

export async function readTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  return rows.map(({ name }) => name)
}

/** What PostgreSQL calls the type of each column. */
export async function readColumnTypes(client: Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    "select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}

async function readNewestId(client: Client, table: string): Promise<number | null> {
  const { rows } = await client.query<{ sequence: string | null }>(
    `select case when exists (select 1 from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'id')
       then pg_get_serial_sequence($2, 'id') end as sequence`,
    [table, quote(table)],
  )
  const sequence = rows[0]?.sequence
  if (!sequence) return null
  const state = await client.query<{ last: string; used: boolean }>(
    `select last_value as last, is_called as used from ${sequence}`,
  )
  return state.rows[0]?.used ? Number(state.rows[0].last) : null
}

async function* readRows(client: Client, table: string): AsyncIterable<Row> {
  const types = await readColumnTypes(client, table)
  await client.query(`declare backup_rows cursor for select to_jsonb(t)::text as row from ${quote(table)} t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`)
    for (const { row } of rows) yield asKept(JSON.parse(row), types)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query('close backup_rows')
}

function asKept(row: Record<string, unknown>, types: Map<string, string>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (value === null) return [column, null]
      const type = types.get(column) ?? ''
      if (type === 'json' || type === 'jsonb') return [column, JSON.stringify(value)]
      if (type.startsWith('timestamp')) return [column, new Date(String(value)).toISOString()]
      if (typeof value === 'boolean') return [column, value ? 1 : 0]
      if (typeof value === 'string' || typeof value === 'number') return [column, value]
      throw new Error(`${column} is of the type ${type}, which a backup has no form for`)
    }),
  )
}
