import type { Row } from './snapshot.ts'

/** A database with tables, which is filled whole or not at all. */
export interface Target {
  /** How many migrations made its tables. */
  migrations: number
  insert(table: string, rows: readonly Row[]): Promise<void>
  /** Ids that were given out once are never given out again. */
  commit(newestIds: Record<string, number>): Promise<void>
  /** Leaves the database as it was, unless `commit` came first. */
  close(): Promise<void>
}

export interface TargetOptions {
  url: string
  /** What is there goes, in the same transaction. Otherwise nothing may be there. */
  replaces: boolean
}

export class NotEmptyError extends Error {
  constructor(table: string) {
    super(`The database is not empty: there are rows in ${table}（資料庫不是空的）.`)
  }
}
