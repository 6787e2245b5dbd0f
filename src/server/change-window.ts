/** How long a missing number is waited for: a transaction that still runs may hold it, one that was rolled back never shows. */
const HOLE_PATIENCE_MS = 60_000
const MAX_HOLES = 1000

/**
 * Which rows of the change log were seen. PostgreSQL gives numbers out when a row is written, not when it is committed, so
 * that 12 may show before 11. Numbers that were passed over are kept in mind until they show or are given up.
 */
export class ChangeWindow {
  #newest: number
  readonly #holes = new Map<number, number>()

  constructor(newest: number) {
    this.#newest = newest
  }

  get newest(): number {
    return this.#newest
  }

  /** Rows after this one are worth reading. */
  get readAfter(): number {
    const [lowest = this.#newest + 1] = this.#holes.keys()
    return lowest - 1
  }

  /** So many numbers are missing that the log must have been cut or replaced. */
  isTornBy(id: number): boolean {
    return id - this.#newest > MAX_HOLES
  }

  /** Whether the row is new. */
  accept(id: number, now: number): boolean {
    if (id <= this.#newest) return this.#holes.delete(id)
    for (let hole = this.#newest + 1; hole < id; hole++) this.#holes.set(hole, now)
    this.#newest = id
    return true
  }

  giveUpOldHoles(now: number): void {
    for (const [id, since] of this.#holes) if (now - since > HOLE_PATIENCE_MS) this.#holes.delete(id)
  }
}
