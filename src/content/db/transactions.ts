import { randomUUID } from 'node:crypto'

/** What Payload's two SQL adapters have in common here. */
interface TransactionalAdapter<Tx, Options> {
  initializing: Promise<void>
  transactionOptions: Options
  sessions: Record<string, { resolve(): Promise<void>; reject(): Promise<void> }>
  drizzle: { transaction(work: (tx: Tx) => Promise<void>, options?: Options): Promise<void> }
}

type TransactionId = number | string

/**
 * Payload's own pair answers success when COMMIT failed (disk full, lost connection, deferred constraint) and when a nested
 * call has rolled the transaction back long before. A save must not be acknowledged unless it is stored, so these throw.
 */
export function createTransactions<Tx, Options>(
  adapter: TransactionalAdapter<Tx, Options>,
  checkUsable?: (tx: Tx) => Promise<unknown>,
) {
  async function beginTransaction(options?: Options): Promise<TransactionId> {
    await adapter.initializing
    const id = randomUUID()
    await new Promise<void>((onOpen, onFailure) => {
      const finished = adapter.drizzle.transaction(async (tx) => {
        await new Promise<void>((commit, rollback) => {
          const session = {
            db: tx,
            resolve() {
              commit()
              return finished
            },
            reject() {
              const reason = new RolledBack()
              rollback(reason)
              return finished.catch((error) => {
                if (error !== reason) throw error
              })
            },
          }
          Object.assign(adapter.sessions, { [id]: session })
          onOpen()
        })
        await checkUsable?.(tx)
      }, options ?? adapter.transactionOptions)
      finished.catch(onFailure)
    })
    return id
  }

  async function commitTransaction(incomingId: TransactionId | Promise<TransactionId>): Promise<void> {
    const id = await incomingId
    const session = adapter.sessions[id]
    if (!session) throw new RolledBack()
    delete adapter.sessions[id]
    await session.resolve()
  }

  return { beginTransaction, commitTransaction }
}

class RolledBack extends Error {
  constructor() {
    super('The transaction was rolled back before it could be committed: a call inside it failed. Nothing was saved.')
    this.name = 'RolledBack'
  }
}
