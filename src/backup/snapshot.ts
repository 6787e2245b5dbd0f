/** A row as it is kept in a backup, the same from either database: flags are 0 and 1, moments are in ISO 8601, JSON is text. */
export type Row = Record<string, string | number | null>

/** All rows of a database as they were at one moment, though others go on writing. */
export interface Snapshot {
  /** How many migrations made its tables: each has a pair on the other database. */
  migrations: number
  tables: string[]
  rows(table: string): AsyncIterable<Row>
  /** The newest id that each table ever gave out, also to what is deleted by now. */
  newestIds(): Promise<Record<string, number>>
  close(): Promise<void>
}

/** What is made again after a restore, what belongs to the old programs, and what nobody should find signed in again. */
const LEFT_OUT = [
  'archive_counts',
  'archive_entries',
  'changes',
  'health_state',
  'payload_kv',
  'payload_locked_documents',
  'payload_locked_documents_rels',
  'payload_migrations',
  'search_documents',
  'search_state',
  'sign_in_steps',
  'users_sessions',
]

export function isKept(table: string): boolean {
  return !LEFT_OUT.includes(table) && !/^(?:sqlite_|search_index)/.test(table)
}

/** What goes before a backup takes its place: also what is made from it, so that it is made anew. */
export function isEmptied(table: string): boolean {
  return table !== 'payload_migrations' && !/^(?:sqlite_|search_index_)/.test(table)
}

/** A name of the schema's own, to be written into a statement. */
export function quote(name: string): string {
  if (!/^[\w]+$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a table or column`)
  return `"${name}"`
}
