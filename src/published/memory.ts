import type { ReadContext } from './read-context.ts'
import type { CacheTag } from './types.ts'

interface Remembered {
  value: Promise<unknown>
  tags: Set<CacheTag>
  isLoading: boolean
}

// A picture, the most frequent, takes about a kilobyte.
const MAX_ENTRIES = 10_000

/** What many pages need (site settings, menus, categories, pictures), kept until one of its tags changes. */
export class Memory {
  readonly #entries = new Map<string, Remembered>()

  async get<T>(key: string, context: ReadContext, load: (context: ReadContext) => Promise<T>): Promise<T> {
    let entry = this.#entries.get(key)
    if (entry === undefined) {
      const tags = new Set<CacheTag>()
      const recording: ReadContext = {
        ...context,
        note: (...noted) => {
          for (const tag of noted) tags.add(tag)
        },
        // What this one is made from may itself be remembered: its tags count here too.
        remember: (inner, loadInner) => this.get(inner, recording, loadInner),
      }
      const value = load(recording)
      entry = { value, tags, isLoading: true }
      this.#entries.set(key, entry)
      this.#forgetOldest()
      const own = entry
      value.then(
        () => {
          own.isLoading = false
        },
        () => {
          if (this.#entries.get(key) === own) this.#entries.delete(key)
        },
      )
    }
    const value = (await entry.value) as T
    context.note(...entry.tags)
    return value
  }

  /** Forgets what was made from one of the tags, and whatever is still loading: it may have read the old state. */
  drop(tags: Iterable<CacheTag>): void {
    const changed = new Set(tags)
    for (const [key, entry] of this.#entries) {
      if (entry.isLoading || [...entry.tags].some((tag) => changed.has(tag))) this.#entries.delete(key)
    }
  }

  #forgetOldest(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES) return
      this.#entries.delete(key)
    }
  }

  clear(): void {
    this.#entries.clear()
  }
}
