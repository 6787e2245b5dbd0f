import type { Editing } from '#builder/history.ts'
import type { KeptChangesBox } from './kept-changes.ts'
import { isSameContent } from './same-content.ts'
import { askForDraft, type Saved, type StoredDraft, sendSave } from './save-request.ts'

/** After the last change. */
const REST_MS = 700
/** After the first one, however steadily somebody types: the draft is stored within two seconds. */
const LONGEST_REST_MS = 1500
/** The browser keeps what is not stored yet. */
const KEEP_MS = 150
const RETRY_MS = 5000

export type SaveState =
  | { kind: 'saved' | 'changed' | 'saving' | 'publishing' | 'published' | 'stale' | 'signed-out' | 'unreachable' | 'failed' }
  | { kind: 'refused'; reason: string }

export interface SaverOptions {
  address: string
  /** What the editing began with. */
  base: StoredDraft
  box: KeptChangesBox
  /** The document as it is now. */
  read: () => Editing
}

/** Stores the draft by itself, one request at a time, and never over what somebody else has stored. */
export class Saver {
  readonly #options: SaverOptions
  readonly #listeners = new Set<() => void>()
  #base: StoredDraft
  #state: SaveState = { kind: 'saved' }
  #stored: Editing['layout']
  #leavesLast = false
  /** When the first change was made that no request carries yet. */
  #changedAt: number | undefined
  #resting: ReturnType<typeof setTimeout> | undefined
  #keeping: ReturnType<typeof setTimeout> | undefined
  #last: Promise<boolean> = Promise.resolve(true)

  constructor(options: SaverOptions) {
    this.#options = options
    this.#base = options.base
    this.#stored = options.read().layout
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): SaveState => this.#state

  /** `updatedAt` of the draft that is edited. */
  readonly base = (): string => this.#base.updatedAt

  isUnsaved(): boolean {
    return this.#options.read().layout !== this.#stored
  }

  /** The document has changed. */
  changed(): void {
    this.#keeping ??= setTimeout(() => this.keepNow(), KEEP_MS)
    // Only a person can say what to do about another's change.
    if (this.#state.kind === 'stale') return
    if (!isTriedAgain(this.#state)) this.#become({ kind: 'changed' })
    this.#changedAt ??= Date.now()
    this.#rest(Math.min(REST_MS, this.#changedAt + LONGEST_REST_MS - Date.now()))
  }

  /** Into the browser, before it can be closed; returns whether there was room. */
  keepNow(): boolean {
    clearTimeout(this.#keeping)
    this.#keeping = undefined
    const isKept = this.#options.box.keep(this.#options.read(), this.base(), !this.isUnsaved(), Date.now())
    if (!isKept) this.#become({ kind: 'refused', reason: '這台電腦的瀏覽器沒有空間保留修改，請不要關閉這一頁。' })
    return isKept
  }

  /** What is stored next leaves the draft of now in the history. */
  leaveLast(): void {
    this.#leavesLast = true
  }

  /** Stores what is not stored yet; says whether all is. */
  flush(): Promise<boolean> {
    clearTimeout(this.#resting)
    return this.#inTurn(() => this.#sendDraft())
  }

  publish(): Promise<boolean> {
    clearTimeout(this.#resting)
    // A draft that may not be published is stored all the same.
    return this.#inTurn(async () => (await this.#sendDraft()) && this.#send('published'))
  }

  /** Stores it all the same; what somebody else has stored stays in the history. */
  overwrite(): Promise<boolean> {
    clearTimeout(this.#resting)
    return this.#inTurn(async () => {
      const newest = await askForDraft(this.#options.address)
      if (newest === null) return false
      this.#base = newest
      return this.#send('version')
    })
  }

  stop(): void {
    clearTimeout(this.#resting)
    if (this.#keeping !== undefined) this.keepNow()
  }

  #rest(forMs: number): void {
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => void this.flush(), forMs)
  }

  /** Each request is made from what the one before it has stored: a second one beside it would look like somebody else's. */
  #inTurn(work: () => Promise<boolean>): Promise<boolean> {
    this.#last = this.#last.then(work, work)
    return this.#last
  }

  async #sendDraft(): Promise<boolean> {
    if (!this.isUnsaved()) return true
    if (this.#state.kind === 'stale') return false
    return this.#send(this.#leavesLast ? 'version' : 'draft')
  }

  async #send(as: 'draft' | 'version' | 'published'): Promise<boolean> {
    this.#become({ kind: as === 'published' ? 'publishing' : 'saving' })
    const { layout } = this.#options.read()
    this.#changedAt = undefined
    if (as === 'version') this.#leavesLast = false
    const request = () => sendSave({ address: this.#options.address, layout, base: this.base(), as })
    let saved = await request()
    if (saved.kind === 'stale' && as !== 'published' && (await this.#hasSameLayout())) saved = await request()
    if (saved.kind === 'saved') {
      this.#base = saved
      this.#stored = layout
    } else if (as === 'version') this.#leavesLast = true
    this.keepNow()
    this.#become(this.#stateAfter(saved, as))
    if (saved.kind === 'saved' && this.isUnsaved()) this.#rest(REST_MS)
    if (isTriedAgain(saved)) this.#rest(RETRY_MS)
    return saved.kind === 'saved'
  }

  /** Where a title was stored meanwhile, say, by the form beside this editor: what is stored here writes over nothing of that. */
  async #hasSameLayout(): Promise<boolean> {
    const newest = await askForDraft(this.#options.address)
    if (newest === null || !isSameContent(newest.layout, this.#base.layout)) return false
    this.#base = newest
    return true
  }

  #stateAfter(saved: Saved, as: 'draft' | 'version' | 'published'): SaveState {
    if (saved.kind !== 'saved') return saved
    if (this.isUnsaved()) return { kind: 'changed' }
    return { kind: as === 'published' ? 'published' : 'saved' }
  }

  #become(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** What may pass by itself, or be cured elsewhere. */
function isTriedAgain({ kind }: { kind: SaveState['kind'] }): boolean {
  return kind === 'signed-out' || kind === 'unreachable' || kind === 'failed'
}
