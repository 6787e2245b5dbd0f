import type { EditorStore } from './editor-store.ts'
import type { KeptChanges, KeptChangesBox } from './kept-changes.ts'
import type { Saver } from './saver.ts'
import { untilHeld } from './until-held.ts'

/** What another opening has left behind in this browser. */
interface Found {
  key: string
  kept: KeptChanges
}

interface RecoveryOptions {
  store: EditorStore
  saver: Saver
  box: KeptChangesBox
  /** Of the browser. */
  locks: Pick<LockManager, 'request'> | undefined
}

/**
 * Offers what other openings of the document kept and could not store. As long as an opening lasts it holds the lock of its place;
 * whoever waits for that lock gets what is left there, and nobody else does at the same time.
 */
export class Recovery {
  readonly #options: RecoveryOptions
  readonly #listeners = new Set<() => void>()
  #found: readonly Found[] = []
  #signal: AbortSignal | undefined

  constructor(options: RecoveryOptions) {
    this.#options = options
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The newest first. */
  readonly read = (): readonly Found[] => this.#found

  /** As long as the document is open here, which `signal` ends. */
  async start(signal: AbortSignal): Promise<void> {
    const { box, locks } = this.#options
    this.#signal = signal
    this.#become([])
    void untilHeld(locks, box.own, signal)
    await Promise.all(box.others().map((key) => this.#look(key, signal)))
  }

  /** Goes on with it, and keeps aside what stands here and is not stored. */
  take({ key, kept }: Found): void {
    const { store, saver, box } = this.#options
    if (saver.isUnsaved() && !this.#setAside()) {
      store.refuse('這台電腦的瀏覽器沒有空間同時留住兩份修改，請等現在的修改存好，再放回來。')
      return
    }
    saver.leaveLast()
    store.resume(kept.layout, kept.history)
    if (saver.keepNow()) box.forget(key)
    this.#drop(key)
  }

  leave({ key }: Found): void {
    this.#options.box.forget(key)
    this.#drop(key)
  }

  async #look(key: string, signal: AbortSignal): Promise<void> {
    const { box, locks, store } = this.#options
    if (!(await untilHeld(locks, key, signal))) return
    const kept = box.read(key)
    const isNews = kept !== null && JSON.stringify(kept.layout) !== JSON.stringify(store.read().editing.layout)
    if (isNews) this.#add({ key, kept })
    else box.forget(key)
  }

  #setAside(): boolean {
    const { store, saver, box, locks } = this.#options
    const { editing } = store.read()
    const at = Date.now()
    const key = box.setAside(editing, saver.base(), at)
    if (key === null) return false
    if (this.#signal) void untilHeld(locks, key, this.#signal)
    this.#add({ key, kept: { base: saver.base(), at, ...editing } })
    return true
  }

  #add(found: Found): void {
    this.#become([...this.#found, found].sort((a, b) => b.kept.at - a.kept.at))
  }

  #drop(key: string): void {
    this.#become(this.#found.filter((found) => found.key !== key))
  }

  #become(found: readonly Found[]): void {
    this.#found = found
    for (const listener of this.#listeners) listener()
  }
}
