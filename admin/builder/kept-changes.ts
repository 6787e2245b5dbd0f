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
  isSaved: boolean
  at: number
  layout: Layout
  history: History
}

/** What was done to one document, in the browser of whoever did it: a reload, a dead server or a lost line take nothing away. */
export class KeptChangesBox {
  readonly #key: string
  readonly #asideKey: string
  readonly #storage: Storage | null
  readonly #widgets: Widgets

  constructor(document: string, widgets: Widgets, storage: Storage | null) {
    this.#key = `lectern-visual ${document}`
    this.#asideKey = `${this.#key} aside`
    this.#storage = storage
    this.#widgets = widgets
  }

  /** Returns whether it could be kept. What can be taken back is given up before the changes themselves are. */
  keep({ layout, history }: Editing, base: string, isSaved: boolean, at: number): boolean {
    const kept = { base, isSaved, at, layout, history }
    return this.#write(kept) || (!isSaved && this.#write({ ...kept, history: null })) || isSaved
  }

  /** Apart from what is kept from now on, until somebody has decided about it. */
  setAside(): void {
    const text = this.#storage?.getItem(this.#key)
    if (!text) return
    // First, so that there is room for it.
    this.#storage?.removeItem(this.#key)
    this.#storage?.setItem(this.#asideKey, text)
  }

  forgetAside(): void {
    this.#storage?.removeItem(this.#asideKey)
  }

  readAside(): KeptChanges | null {
    return this.#read(this.#asideKey)
  }

  read(): KeptChanges | null {
    return this.#read(this.#key)
  }

  #read(key: string): KeptChanges | null {
    const kept = parse(this.#storage?.getItem(key) ?? null)
    if (kept === null) return null
    const layout = storedBlocks(kept.layout)
    return { ...kept, layout, history: readHistory(kept.history, layout, this.#widgets) }
  }

  #write(kept: Omit<Kept, 'layout'> & { layout: Layout }): boolean {
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(kept))
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
