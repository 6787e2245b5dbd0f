import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { createTransactions } from './transactions.ts'

interface PostgresOptions {
  url: string
  migrationDir: string
  push?: boolean
}

// Site and admin together stay far below PostgreSQL's default of 100 connections, also with a few replicas of each.
const MAX_CONNECTIONS = 12
const WAIT_LIMIT_MS = 15_000
const IDLE_TRANSACTION_LIMIT_MS = 60_000

/** Payload's PostgreSQL adapter; it survives restarts of the database and reports a COMMIT that failed. */
export function createPostgresAdapter({ url, migrationDir, push = false }: PostgresOptions): DatabaseAdapterObj<PostgresAdapter> {
  const base = postgresAdapter({
    pool: {
      connectionString: url,
      max: MAX_CONNECTIONS,
      application_name: 'lectern',
      keepAlive: true,
      connectionTimeoutMillis: WAIT_LIMIT_MS,
      lock_timeout: WAIT_LIMIT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    },
    migrationDir,
    push,
    blocksAsJSON: true,
    transactionOptions: {},
  })
  return {
    ...base,
    init(args) {
      const adapter = base.init(args)
      const { destroy } = adapter
      return Object.assign(
        adapter,
        createTransactions(adapter, (tx) => tx.execute('select 1')),
        {
          pool: createPool(adapter),
          async destroy() {
            await destroy?.call(adapter)
            await adapter.pool.end()
            adapter.pool = createPool(adapter)
          },
        } satisfies Partial<PostgresAdapter>,
      )
    },
  }
}

// Without a listener, a connection that PostgreSQL closes would end the process.
function createPool({ pg, poolOptions, payload }: PostgresAdapter) {
  const report = (err: Error) => payload.logger.error({ err, msg: 'A connection to PostgreSQL was lost' })
  const pool = new pg.Pool(poolOptions)
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}
