import { createClient } from '@libsql/client/sqlite3'
import pg from 'pg'
import { retryWhileBusy } from './sqlite-connection.ts'

type Release = () => Promise<void>

interface PreparingLockOptions {
  databaseUrl: string
  /** What is done alone; programs that do different things don't wait for each other. */
  purpose?: 'preparing' | 'importing'
  /** Another program has the lock, and this one waits for it, unless this throws. */
  onWait(): void
}

const LOCKS = {
  preparing: { suffix: '.lock', advisory: 'lectern: preparing the database' },
  importing: { suffix: '.import.lock', advisory: 'lectern: importing' },
}
type Lock = (typeof LOCKS)[keyof typeof LOCKS]

const IS_FREE = 'BEGIN IMMEDIATE; ROLLBACK'

/**
 * Does `work` while no other program does so over the same database, on whichever host; waits for as long as it takes. The
 * database holds the lock, so a program that dies gives it back.
 */
export async function whileOthersWait<T>(
  { databaseUrl, purpose = 'preparing', onWait }: PreparingLockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const lock = databaseUrl.startsWith('file:') ? lockBesideSqlite : lockInPostgres
  const release = await lock(databaseUrl, LOCKS[purpose], onWait)
  try {
    return await work()
  } finally {
    await release()
  }
}

/** A transaction in a database beside the real one, which stays open for reads and writes. */
async function lockBesideSqlite(url: string, { suffix }: Lock, onWait: () => void): Promise<Release> {
  let hasWaited = false
  return retryWhileBusy(async () => {
    const connection = createClient({ url: url + suffix, concurrency: 1, timeout: 0 })
    try {
      // libsql does not clean up after a transaction that is refused, so this asks first.
      await connection.executeMultiple(IS_FREE)
      const transaction = await connection.transaction('write')
      return async () => {
        await transaction.rollback()
        connection.close()
      }
    } catch (error) {
      connection.close()
      if (!hasWaited) onWait()
      hasWaited = true
      throw error
    }
  }, Number.POSITIVE_INFINITY)
}

/** A lock of the transaction, not of the session, so that it also holds behind a connection pooler. */
async function lockInPostgres(url: string, { advisory }: Lock, onWait: () => void): Promise<Release> {
  // Nobody listens for its errors: a connection that is lost ends the process, whose work is no longer alone.
  const client = new pg.Client({ connectionString: url, application_name: 'lectern', keepAlive: true })
  await client.connect()
  await client.query('begin')
  await client.query('set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0')
  const { rows } = await client.query('select pg_try_advisory_xact_lock(hashtext($1)) as locked', [advisory])
  if (!rows[0]?.locked) {
    try {
      onWait()
    } catch (error) {
      await client.end()
      throw error
    }
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [advisory])
  }
  return () => client.end()
}
