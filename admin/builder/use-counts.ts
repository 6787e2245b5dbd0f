import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const KEY = 'lectern-visual used'
/** More than there are widgets and patterns. */
const MAX_NAMES = 300
const Counts = Type.Record(Type.String({ maxLength: 60 }), Type.Integer({ minimum: 1 }))

/** How often somebody has put what into a page, in their browser: what they use most they find first. */
export class UseCounts {
  readonly #storage: Storage | null

  constructor(storage: Storage | null) {
    this.#storage = storage
  }

  read(): ReadonlyMap<string, number> {
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(KEY) ?? '{}')
      return new Map(Value.Check(Counts, stored) ? Object.entries(stored) : [])
    } catch {
      return new Map()
    }
  }

  add(name: string): void {
    const counts = new Map(this.read())
    counts.set(name, (counts.get(name) ?? 0) + 1)
    const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_NAMES)
    try {
      this.#storage?.setItem(KEY, JSON.stringify(Object.fromEntries(most)))
    } catch {
      // The browser keeps nothing more: the order stays as it is.
    }
  }
}
