import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Client, createClient, LibsqlError } from '@libsql/client/sqlite3'
import { pathOfFileUrl } from './sqlite-path.ts'
import { GAP_MS } from './write-lock.ts'

const FIRST_WAIT_MS = 1
const LONGEST_WAIT_MS = GAP_MS - 5

// FULL: a commit is on the disk before it is acknowledged, also when the power goes.
const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864; PRAGMA synchronous = FULL;'

/** One connection, with everything set that SQLite forgets between connections. It never waits inside SQLite. */
export async function openConnection(url: string, foreignKeys: 'ON' | 'OFF', waitLimit: number): Promise<Client> {
  mkdirSync(dirname(pathOfFileUrl(url)), { recursive: true })
  const connection = createClient({ url, concurrency: 1, timeout: 0 })
  await retryWhileBusy(() => connection.executeMultiple(`${PRAGMAS} PRAGMA foreign_keys = ${foreignKeys};`), waitLimit)
  return connection
}

/** Tries again for as long as another process holds the lock; the waits leave the event loop free. */
export async function retryWhileBusy<T>(work: () => Promise<T>, waitLimit: number): Promise<T> {
  const deadline = performance.now() + waitLimit
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await wait(pause)
    }
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && error.code === 'SQLITE_BUSY'
}

/** Payload knows a value that is taken by the code that older versions of libsql gave, and then tells the editor which field. */
export function rethrowForPayload(error: unknown): never {
  if (error instanceof LibsqlError && error.extendedCode === 'SQLITE_CONSTRAINT_UNIQUE') error.code = error.extendedCode
  throw error
}

/** A connection that is opened when it is first needed, and anew after `drop`. */
export function holdConnection(open: () => Promise<Client>) {
  let current: Promise<Client> | undefined
  return {
    get(): Promise<Client> {
      current ??= open().catch((error) => {
        current = undefined
        throw error
      })
      return current
    },
    drop(): Promise<Client> | undefined {
      const dropped = current
      current = undefined
      return dropped
    },
  }
}
