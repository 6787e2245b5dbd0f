import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { type Due, RolledBack, type Session, SharedTransaction } from './shared-transaction.ts'

/** What Payload's two SQL adapters have in common here. */
interface TransactionalAdapter<Tx, Options> {
  initializing: Promise<void>
  transactionOptions: Options
  sessions: Record<string, Pick<Session<Tx>, 'resolve' | 'reject'>>
  drizzle: { transaction(work: (tx: Tx) => Promise<void>, options?: Options): Promise<void> }
}

type TransactionId = number | string

/** Who began a transaction and has not ended it yet; everything called from there finds it in its asynchronous context. */
interface Scope<Tx> {
  /** Nothing before the transaction is open, and after this call has ended its part in it. */
  open: { db: Tx; transaction: SharedTransaction<Tx> } | undefined
  outer: Scope<Tx> | undefined
}

const openTransactions = new WeakMap<object, () => SharedTransaction<unknown> | undefined>()

// Node 20 follows asynchronous calls only once somebody asks it to; calls that were under way by then share one context. So
// it is asked before there is any call.
new AsyncLocalStorage().enterWith(undefined)

/**
 * Payload's own pair answers success when COMMIT failed (disk full, lost connection, deferred constraint) and when a nested
 * call has rolled the transaction back long before. A save must not be acknowledged unless it is stored, so these throw.
 *
 * Transactions are re-entrant: what is called inside one without its `req` reads and writes in it all the same, instead of
 * waiting for the lock that it holds. A transaction begun there joins it.
 */
export function createTransactions<Tx, Options>(
  adapter: TransactionalAdapter<Tx, Options>,
  checkUsable?: (tx: Tx) => Promise<unknown>,
) {
  const context = new AsyncLocalStorage<Scope<Tx> | undefined>()
  context.enterWith(undefined)
  let connection = adapter.drizzle
  Object.defineProperty(adapter, 'drizzle', {
    get: () => innermostOpen()?.open?.db ?? connection,
    set(connected: typeof connection) {
      connection = connected
    },
  })

  function innermostOpen(): Scope<Tx> | undefined {
    let scope = context.getStore()
    while (scope && !scope.open) scope = scope.outer
    return scope
  }

  openTransactions.set(adapter, () => innermostOpen()?.open?.transaction)

  async function beginTransaction(options?: Options): Promise<TransactionId> {
    const outer = innermostOpen()
    const scope: Scope<Tx> = { open: undefined, outer }
    // Before anything is awaited, so that whoever awaits this call goes on in the scope. A call beside it that was started in
    // the same turn of the event loop may see the scope too, but begins its own transaction, since this one is not open yet.
    context.enterWith(scope)
    const id = randomUUID()
    if (outer?.open) join(scope, id, outer.open)
    else await begin(scope, id, options)
    return id
  }

  function join(scope: Scope<Tx>, id: string, open: NonNullable<Scope<Tx>['open']>): void {
    scope.open = open
    Object.assign(adapter.sessions, { [id]: open.transaction.join(() => close(scope)) })
  }

  async function begin(scope: Scope<Tx>, id: string, options?: Options): Promise<void> {
    await adapter.initializing
    await new Promise<void>((onOpen, onFailure) => {
      const finished = connection.transaction(async (db) => {
        const transaction = await new Promise<SharedTransaction<Tx>>((leave, rollback) => {
          const shared: SharedTransaction<Tx> = new SharedTransaction(db, { commit: () => leave(shared), rollback, finished })
          Object.assign(adapter.sessions, { [id]: shared.own(() => close(scope)) })
          scope.open = { db, transaction: shared }
          onOpen()
        })
        await transaction.doLast()
        await checkUsable?.(db)
      }, options ?? adapter.transactionOptions)
      finished.catch(onFailure)
    })
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

function close<Tx>(scope: Scope<Tx>): void {
  scope.open = undefined
}

/**
 * Does something as the last part of the transaction that it is called in, on its connection: locks that it takes are held for no longer
 * than that. `false`: it is called in none, and nothing is done.
 */
export function beforeCommit(adapter: object, work: (db: unknown) => Promise<void>): boolean {
  const transaction = openTransactions.get(adapter)?.()
  transaction?.beforeCommit(work)
  return transaction !== undefined
}

/** Does what is due once the transaction that it is called in has ended. `false`: it is called in none, and nothing is done. */
export function afterTransaction(adapter: object, due: Due): boolean {
  const transaction = openTransactions.get(adapter)?.()
  transaction?.afterEnd(due)
  return transaction !== undefined
}
