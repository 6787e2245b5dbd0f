import type { Sql } from '#platform/sql.ts'
import { endsOf, hashRow } from './chain.ts'
import { COLUMNS, type Deed, type Entry, fromRow, toRow } from './entry.ts'
import type { AuditKind } from './kinds.ts'

/** Who did what, when and from where. Rows are added and, when they are old, cut off; none is ever changed. */

export async function createAuditTables(sql: Sql): Promise<void> {
  const columns = [
    'id integer primary key',
    'happened_at varchar(24) not null',
    'kind varchar(40) not null',
    'actor_id integer',
    'actor text not null',
    'subject text not null',
    'path text not null',
    'origin text not null',
    'changes text not null',
    'previous varchar(64) not null',
    'hash varchar(64) not null',
  ]
  await sql.run(`create table audit_log (${columns.join(', ')})`)
  await sql.run('create index audit_log_happened_at on audit_log (happened_at)')
  const ends = ['id integer not null', 'hash varchar(64) not null', 'cut_id integer not null', 'cut_hash varchar(64) not null']
  await sql.run(`create table audit_ends (one integer primary key, ${ends.join(', ')})`)
}

export async function dropAuditTables(sql: Sql): Promise<void> {
  await sql.run('drop table audit_log')
  await sql.run('drop table audit_ends')
}

/** In a transaction, as the last that is done in it: from here to its end, others who append wait. */
export async function appendEntry(sql: Sql, deed: Deed, now = new Date()): Promise<void> {
  const ends = await lockEnds(sql)
  const id = ends.id + 1
  const row = toRow({ ...deed, id, at: now.toISOString() })
  const hash = hashRow(row, ends.hash)
  const values = [...COLUMNS.map((column) => row[column]), ends.hash, hash]
  await sql.run(
    `insert into audit_log (${COLUMNS.join(', ')}, previous, hash) values (${values.map(() => '?').join(', ')})`,
    values,
  )
  await sql.run('update audit_ends set id = ?, hash = ?', [id, hash])
}

/** In a transaction: cuts off what is older, from the oldest on. The end that is left is noted, so that the rest can still be checked. */
export async function cutOffBefore(sql: Sql, moment: Date): Promise<void> {
  const ends = await lockEnds(sql)
  const [kept] = await sql.run('select min(id) as id from audit_log where happened_at >= ?', [moment.toISOString()])
  const last = (typeof kept?.id === 'number' ? kept.id : ends.id + 1) - 1
  const [cut] = await sql.run('select id, hash from audit_log where id = ?', [last])
  if (cut === undefined) return
  await sql.run('delete from audit_log where id <= ?', [last])
  await sql.run('update audit_ends set cut_id = ?, cut_hash = ?', [cut.id, cut.hash])
}

/** The one row is made when it is first needed, and locked for whoever asks first. */
async function lockEnds(sql: Sql) {
  const [row] = await sql.run(
    `insert into audit_ends (one, id, hash, cut_id, cut_hash) values (1, 0, '', 0, '')
     on conflict (one) do update set one = 1 returning id, hash, cut_id, cut_hash`,
  )
  return endsOf(row)
}

export interface AuditQuery {
  who?: string
  kind?: AuditKind
  words?: string
  /** Moments; the second is left out. */
  from?: Date
  until?: Date
  /** Older than the entry of this number. */
  below?: number
}

interface AuditPage {
  entries: Entry[]
  total: number
}

/** The newest first. */
export async function findEntries(
  sql: Sql,
  query: AuditQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditPage> {
  const { where, values } = conditionsOf(query)
  const [rows, counted] = await Promise.all([
    sql.run(`select ${COLUMNS.join(', ')} from audit_log ${where} order by id desc limit ? offset ?`, [...values, limit, offset]),
    sql.run(`select count(*) as total from audit_log ${where}`, values),
  ])
  return { entries: rows.map(fromRow), total: Number(counted[0]?.total) }
}

function conditionsOf({ who, kind, words, from, until, below }: AuditQuery): { where: string; values: unknown[] } {
  const conditions: [condition: string, ...values: unknown[]][] = []
  const holds = (column: string) => `lower(${column}) like ? escape '!'`
  if (who) conditions.push([holds('actor'), pattern(who)])
  if (kind) conditions.push(['kind = ?', kind])
  if (words) conditions.push([`(${holds('subject')} or ${holds('changes')})`, pattern(words), pattern(words)])
  if (from) conditions.push(['happened_at >= ?', from.toISOString()])
  if (until) conditions.push(['happened_at < ?', until.toISOString()])
  if (below !== undefined) conditions.push(['id < ?', below])
  const where = conditions.length === 0 ? '' : `where ${conditions.map(([condition]) => condition).join(' and ')}`
  return { where, values: conditions.flatMap(([, ...values]) => values) }
}

function pattern(text: string): string {
  return `%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`
}
