import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { SqliteClient } from './sqlite-client.ts'
import { createTransactions } from './transactions.ts'

interface SqliteOptions {
  /** `file:` address of the database; the folder is made when it is missing. */
  url: string
  migrationDir: string
  push?: boolean
}

/** Payload's SQLite adapter on a client that stands parallel writers: see `SqliteClient`. */
export function createSqliteAdapter({ url, migrationDir, push = false }: SqliteOptions): DatabaseAdapterObj<SQLiteAdapter> {
  const base = sqliteAdapter({
    client: { url },
    migrationDir,
    push,
    wal: true,
    busyTimeout: 15_000,
    blocksAsJSON: true,
    transactionOptions: {},
    // An id that was deleted is never given out again: cache tags and the change log rely on that.
    autoIncrement: true,
  })
  return {
    ...base,
    init(args) {
      const adapter = base.init(args)
      const client = new SqliteClient({ url, waitLimit: adapter.busyTimeout })
      const { destroy, migrate, migrateDown, migrateFresh, migrateRefresh, migrateReset } = adapter
      return Object.assign(adapter, createTransactions(adapter), {
        client,
        migrate: (options) => client.withoutForeignKeys(() => migrate.call(adapter, options)),
        migrateDown: () => client.withoutForeignKeys(() => migrateDown.call(adapter)),
        migrateFresh: (options) => client.withoutForeignKeys(() => migrateFresh.call(adapter, options)),
        migrateRefresh: () => client.withoutForeignKeys(() => migrateRefresh.call(adapter)),
        migrateReset: () => client.withoutForeignKeys(() => migrateReset.call(adapter)),
        async destroy() {
          await destroy?.call(adapter)
          client.close()
        },
      } satisfies Partial<SQLiteAdapter>)
    },
  }
}
