/** What Payload keeps for each transaction id. */
export interface Session<Tx> {
  db: Tx
  resolve(): Promise<void>
  reject(): Promise<void>
}

/** How the database's own transaction is ended. `finished` settles when COMMIT or ROLLBACK has been answered. */
export interface Ending {
  commit(): void
  rollback(reason: RolledBack): void
  finished: Promise<void>
}

/** What is done when a transaction has ended. */
export interface Due {
  stored(): unknown
  undone?(): unknown
}

/**
 * One transaction of the database and everybody who takes part in it: the call that began it, and the calls inside it that
 * began one of their own. It is committed when the last of them has left, or rolled back if a single one failed. A savepoint
 * for each would not do: they may run side by side, and going back to one undoes what the others wrote after it.
 */
export class SharedTransaction<Tx> {
  readonly #db: Tx
  readonly #ending: Ending
  readonly #last: ((db: unknown) => Promise<void>)[] = []
  #members = 0
  #rolledBack: RolledBack | undefined

  constructor(db: Tx, ending: Ending) {
    this.#db = db
    this.#ending = ending
  }

  /** For the call that began it: a commit is acknowledged when it is stored. */
  own(onLeave: () => void): Session<Tx> {
    const leave = this.#join(onLeave)
    return {
      db: this.#db,
      resolve: () => {
        leave()
        return this.#ending.finished
      },
      reject: async () => {
        const reason = this.#fail()
        leave()
        // Somebody inside may be waiting for this very call, so it does not wait for them.
        if (this.#members === 0) await this.#ending.finished.catch(unless(reason))
      },
    }
  }

  /** For a call inside: it can not be stored before the transaction around it is, so its commit only says that it is done. */
  join(onLeave: () => void): Session<Tx> {
    const leave = this.#join(onLeave)
    return {
      db: this.#db,
      resolve: async () => {
        leave()
        if (this.#rolledBack) throw this.#rolledBack
      },
      reject: async () => {
        this.#fail()
        leave()
      },
    }
  }

  /** When it is not stored, whoever commits it is told besides. */
  afterEnd({ stored, undone = () => undefined }: Due): void {
    this.#ending.finished.then(stored, undone)
  }

  /** Does this when all that take part have left, before it is stored. Where it fails, nothing is. */
  beforeCommit(work: (db: unknown) => Promise<void>): void {
    this.#last.push(work)
  }

  async doLast(): Promise<void> {
    for (const work of this.#last) await work(this.#db)
  }

  #join(onLeave: () => void): () => void {
    this.#members += 1
    return () => {
      onLeave()
      this.#members -= 1
      if (this.#members > 0) return
      if (this.#rolledBack) this.#ending.rollback(this.#rolledBack)
      else this.#ending.commit()
    }
  }

  #fail(): RolledBack {
    this.#rolledBack ??= new RolledBack()
    return this.#rolledBack
  }
}

export class RolledBack extends Error {
  constructor() {
    super('The transaction was rolled back before it could be committed: a call inside it failed. Nothing was saved.')
    this.name = 'RolledBack'
  }
}

function unless(expected: RolledBack) {
  return (error: unknown) => {
    if (error !== expected) throw error
  }
}
