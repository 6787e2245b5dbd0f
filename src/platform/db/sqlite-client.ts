import type { Client, InArgs, InStatement, Transaction } from '@libsql/client/sqlite3'
import { holdConnection, isBusy, openConnection, rethrowForPayload, retryWhileBusy } from './sqlite-connection.ts'
import { createWriteLock, type WriteLock } from './write-lock.ts'
import { WriteTransaction } from './write-transaction.ts'

interface SqliteClientOptions {
  url: string
  /** How long a write waits while one other writer, here or in another process, holds the lock. */
  waitLimit: number
}

// Anything else is taken for a write, which at worst makes a read wait for its turn.
const READ = /^\s*(select\b|with\b(?![\s\S]*\b(insert|update|delete|replace)\b))/i

// libsql leaves a statement that failed with SQLITE_BUSY open: its connection reads an old snapshot from then on, cannot
// write, and keeps its files open when closed. `executeMultiple` cleans up, so it asks for the lock before anything else.
const IS_LOCK_FREE = 'BEGIN IMMEDIATE; ROLLBACK'

/**
 * A libsql client for one file that many requests and several processes write to. Statements run synchronously, so one
 * connection serves all reads; all writes share another, one after the other, and wait for their turn outside SQLite.
 */
export class SqliteClient implements Client {
  readonly protocol = 'file'
  readonly closed = false
  #waitLimit: number
  #lock: WriteLock
  #foreignKeys: 'ON' | 'OFF' = 'ON'
  #reader: ReturnType<typeof holdConnection>
  #writer: ReturnType<typeof holdConnection>

  constructor({ url, waitLimit }: SqliteClientOptions) {
    this.#waitLimit = waitLimit
    this.#lock = createWriteLock({ stallLimit: waitLimit })
    this.#reader = holdConnection(() => openConnection(url, 'ON', waitLimit))
    this.#writer = holdConnection(() => openConnection(url, this.#foreignKeys, waitLimit))
  }

  execute(statement: InStatement, args?: InArgs) {
    const { sql, args: values = [] } = typeof statement === 'string' ? { sql: statement, args } : statement
    const run = (connection: Client) => connection.execute({ sql, args: values })
    return READ.test(sql) ? this.#read(run) : this.#write(run)
  }

  batch(statements: Array<InStatement | [string, InArgs?]>) {
    return this.#write((connection) => connection.batch(statements, 'write'))
  }

  migrate(statements: InStatement[]) {
    return this.#write((connection) => connection.migrate(statements))
  }

  executeMultiple(sql: string) {
    return this.#write((connection) => connection.executeMultiple(sql))
  }

  async transaction(): Promise<Transaction> {
    const release = await this.#lock.acquire()
    try {
      return new WriteTransaction(await this.#whenFree((connection) => connection.transaction('write')), release)
    } catch (error) {
      release()
      throw error
    }
  }

  /**
   * For migrations that rebuild a table: dropping the old one would otherwise delete every row that refers to it, and
   * `PRAGMA foreign_keys` does nothing inside a transaction.
   */
  async withoutForeignKeys<T>(work: () => Promise<T>): Promise<T> {
    await this.#setForeignKeys('OFF')
    try {
      return await work()
    } finally {
      await this.#setForeignKeys('ON')
    }
  }

  /** Closes the connections. The next statement opens new ones. */
  close() {
    for (const held of [this.#reader, this.#writer]) held.drop()?.then((connection) => connection.close())
  }

  reconnect() {
    this.close()
  }

  async sync() {
    return undefined
  }

  #read<T>(work: (connection: Client) => Promise<T>): Promise<T> {
    return retryWhileBusy(async () => {
      try {
        return await work(await this.#reader.get())
      } catch (error) {
        // Dropped but not closed: other reads may be queued on it.
        if (isBusy(error)) this.#reader.drop()
        throw error
      }
    }, this.#waitLimit)
  }

  async #write<T>(work: (connection: Client) => Promise<T>): Promise<T> {
    const release = await this.#lock.acquire()
    try {
      return await this.#whenFree(work)
    } finally {
      release()
    }
  }

  #whenFree<T>(work: (connection: Client) => Promise<T>): Promise<T> {
    return retryWhileBusy(async () => {
      const writer = await this.#writer.get()
      await writer.executeMultiple(IS_LOCK_FREE)
      try {
        return await work(writer)
      } catch (error) {
        if (isBusy(error)) await this.#closeWriter()
        rethrowForPayload(error)
      }
    }, this.#waitLimit)
  }

  async #setForeignKeys(value: 'ON' | 'OFF') {
    const release = await this.#lock.acquire()
    try {
      this.#foreignKeys = value
      await this.#closeWriter()
    } finally {
      release()
    }
  }

  async #closeWriter() {
    const writer = await this.#writer.drop()
    writer?.close()
  }
}
