import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type Editing, type History, readHistory } from '#builder/history.ts'
import type { Layout } from '#builder/tree.ts'
import type { Widgets } from '#builder/widgets.ts'
import { storedBlocks } from '#settings/kinds/content.ts'

const Kept = Type.Object({
  /** `updatedAt` of the document that the changes were made to. */
  base: Type.String({ maxLength: 40 }),
  isSaved: Type.Boolean(),
  /** When it was kept, in milliseconds. */
  at: Type.Number(),
  layout: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  history: Type.Unknown(),
})
type Kept = Static<typeof Kept>

export interface KeptChanges {
  base: string
  at: number
  layout: Layout
  history: History
}

/**
 * What was done to one document, in the browser of whoever did it: a reload, a dead server or a lost line take nothing away. Each
 * opening of the document has a place of its own, so that a second tab or a later visit writes over nothing.
 */
export class KeptChangesBox {
  /** Where this opening keeps its changes; also the name of the lock that says that it is still open. */
  readonly own: string
  readonly #openings: string
  /** Of what is stored the browser keeps what can be taken back: the last of all openings. */
  readonly #saved: string
  /** Where changes were kept when there was one place for all openings. */
  readonly #former: readonly string[]
  readonly #storage: Storage | null
  readonly #widgets: Widgets

  constructor(document: string, widgets: Widgets, storage: Storage | null, opening: string = crypto.randomUUID()) {
    const key = `lectern-visual ${document}`
    this.#openings = `${key} opening `
    this.#saved = `${key} saved`
    this.#former = [key, `${key} aside`]
    this.own = this.#openings + opening
    this.#storage = storage
    this.#widgets = widgets
  }

  /** Returns whether it could be kept. What can be taken back is given up before the changes themselves are. */
  keep(editing: Editing, base: string, isSaved: boolean, at: number): boolean {
    if (!isSaved) return this.#keepUnsaved(this.own, editing, base, at)
    this.forget(this.own)
    this.#write(this.#saved, { ...editing, base, isSaved, at })
    return true
  }

  /** Beside what this opening keeps from now on; returns where, `null` where there is no room. */
  setAside(editing: Editing, base: string, at: number): string | null {
    const key = this.#openings + crypto.randomUUID()
    return this.#keepUnsaved(key, editing, base, at) ? key : null
  }

  /** Where other openings keep something, those that are over and those that are not. */
  others(): string[] {
    const count = this.#storage?.length ?? 0
    const keys = Array.from({ length: count }, (_, at) => this.#storage?.key(at) ?? '')
    return keys.filter((key) => key !== this.own && (key.startsWith(this.#openings) || this.#former.includes(key)))
  }

  /** What another opening could not store. */
  read(key: string): KeptChanges | null {
    const kept = this.#read(key)
    return kept?.isSaved === false ? kept : null
  }

  readSaved(): KeptChanges | null {
    return this.#read(this.#saved)
  }

  forget(key: string): void {
    this.#storage?.removeItem(key)
  }

  #keepUnsaved(key: string, { layout, history }: Editing, base: string, at: number): boolean {
    const kept = { base, isSaved: false, at, layout, history }
    if (this.#write(key, kept)) return true
    this.forget(this.#saved)
    return this.#write(key, kept) || this.#write(key, { ...kept, history: null })
  }

  #read(key: string): (KeptChanges & { isSaved: boolean }) | null {
    const kept = parse(this.#storage?.getItem(key) ?? null)
    if (kept === null) return null
    const layout = storedBlocks(kept.layout)
    return { ...kept, layout, history: readHistory(kept.history, layout, this.#widgets) }
  }

  #write(key: string, kept: Omit<Kept, 'layout'> & { layout: Layout }): boolean {
    try {
      this.#storage?.setItem(key, JSON.stringify(kept))
      return true
    } catch {
      // The browser's room for this site is full, or it keeps nothing: whoever asked says so.
      return false
    }
  }
}

function parse(text: string | null): Kept | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return Value.Check(Kept, stored) ? stored : null
  } catch {
    return null
  }
}
