import type { InStatement, Transaction } from '@libsql/client/sqlite3'
import { rethrowForPayload } from './sqlite-connection.ts'

// Far longer than any save, an upload's image sizes included. One that nobody ends must not stop all writing for good.
const IDLE_LIMIT_MS = 60_000

/** libsql's transaction, which in addition calls `onEnd` once when it is over and rolls back when it is forgotten. */
export class WriteTransaction implements Transaction {
  #inner: Transaction
  #onEnd: () => void
  #idleTimer: NodeJS.Timeout

  constructor(inner: Transaction, onEnd: () => void, idleLimit = IDLE_LIMIT_MS) {
    this.#inner = inner
    this.#onEnd = onEnd
    this.#idleTimer = setTimeout(() => this.close(), idleLimit).unref()
  }

  execute(statement: InStatement) {
    this.#idleTimer.refresh()
    return this.#inner.execute(statement).catch(rethrowForPayload)
  }

  batch(statements: InStatement[]) {
    this.#idleTimer.refresh()
    return this.#inner.batch(statements).catch(rethrowForPayload)
  }

  executeMultiple(sql: string) {
    this.#idleTimer.refresh()
    return this.#inner.executeMultiple(sql)
  }

  async commit() {
    try {
      await this.#inner.commit()
    } finally {
      this.#end()
    }
  }

  async rollback() {
    try {
      await this.#inner.rollback()
    } finally {
      this.#end()
    }
  }

  close() {
    try {
      this.#inner.close()
    } finally {
      this.#end()
    }
  }

  get closed() {
    return this.#inner.closed
  }

  #end() {
    clearTimeout(this.#idleTimer)
    this.#onEnd()
  }
}
