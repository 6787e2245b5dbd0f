import { pasteAt, readClipboard, writeClipboard } from '#builder/clipboard.ts'
import { type Drop, placeOfDrop } from '#builder/drop-place.ts'
import { type Editing, type History, perform, redo, startEditing, undo } from '#builder/history.ts'
import { whyNotMove } from '#builder/may-stand.ts'
import { type NewId, withNewIds } from '#builder/new-block.ts'
import type { Operation } from '#builder/operations.ts'
import { findBlock, type Layout, type Place, slotAt } from '#builder/tree.ts'
import type { Widgets } from '#builder/widgets.ts'
import type { StoredBlock } from '#published/types.ts'
import { type PickedSlot, placeForPasting } from './find-place.ts'

export interface EditorState {
  editing: Editing
  /** Counts changes of the layout. */
  revision: number
  /** The one block that the last change was made to; `null` where it was more than that. */
  changed: string | null
  selected: string | null
  /** An empty slot, or a place between two blocks, that was picked in place of a block. */
  slot: PickedSlot | null
  /** Whoever selected it looks at the page already. */
  isSelectedOnPage: boolean
  /** What was done or refused last, in Chinese, with a number that makes the same words news again. */
  said: { words: string; isRefusal: boolean; number: number }
}

const NO_PLACE = '這個位置已經不在了。'

/** The document that is being edited and what is selected in it: one for the tree, the settings and the page. */
export class EditorStore {
  readonly widgets: Widgets
  readonly #newId: NewId
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #state: EditorState

  constructor(layout: Layout, widgets: Widgets, newId: NewId = () => crypto.randomUUID(), now = () => Date.now()) {
    this.widgets = widgets
    this.#newId = newId
    this.#now = now
    this.#state = {
      editing: startEditing(layout),
      revision: 0,
      changed: null,
      selected: null,
      slot: null,
      isSelectedOnPage: false,
      said: { words: '', isRefusal: false, number: 0 },
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): EditorState => this.#state

  readonly newId = (): string => this.#newId()

  /** Goes on where somebody left off, with what can be taken back. */
  resume(layout: Layout, history: History): void {
    this.#change({ editing: { layout, history }, revision: this.#state.revision + 1, changed: null, selected: null, slot: null })
  }

  select(id: string | null, isOnPage = false): void {
    const { selected, slot } = this.#state
    if (id === selected && slot === null) return
    this.#change({ selected: id, slot: null, isSelectedOnPage: isOnPage })
  }

  selectSlot(slot: PickedSlot): void {
    this.#change({ selected: slot.parent, slot, isSelectedOnPage: true })
  }

  /** The place before or after a block; returns whether there is one. */
  selectBeside(id: string, side: 'before' | 'after'): boolean {
    const place = this.#standing(id)?.place
    if (place === undefined) {
      this.refuse(NO_PLACE)
      return false
    }
    this.selectSlot({ ...place, index: place.index + (side === 'after' ? 1 : 0) })
    return true
  }

  /** The block around what is selected; nothing from the outermost. */
  selectParent(): void {
    const { selected, slot } = this.#state
    this.select(slot === null ? (this.#standing(selected)?.place.parent ?? null) : slot.parent)
  }

  /** Returns why it is refused, and says so. */
  do(operations: readonly Operation[], label: string, select?: string | null): string | null {
    const done = perform(this.#state.editing, operations, { label, now: this.#now() }, this.widgets)
    if (!done.ok) return this.refuse(done.reason)
    this.#change({
      ...this.#after(done.editing, null),
      ...(select !== undefined && { selected: select, slot: null, isSelectedOnPage: false }),
    })
    this.say(label)
    return null
  }

  /** Returns why a value is refused; the field says so itself. */
  set(id: string, path: string, value: unknown, isTyping: boolean): string | null {
    const standing = this.#standing(id)
    const label = `修改「${this.widgets.labelOf(standing?.block.blockType ?? '')}」`
    const operation: Operation = { kind: 'set', id, path, ...(value === undefined ? {} : { value }) }
    const done = perform(this.#state.editing, [operation], { label, now: this.#now(), isTyping }, this.widgets)
    if (!done.ok) return done.reason
    this.#change(this.#after(done.editing, id))
    return null
  }

  undo(): void {
    this.#travel(undo(this.#state.editing, this.widgets), '復原')
  }

  redo(): void {
    this.#travel(redo(this.#state.editing, this.widgets), '重做')
  }

  remove(): void {
    const standing = this.#selectedStanding()
    if (standing === null) return
    const { block, place } = standing
    const beside = slotAt(this.#state.editing.layout, place, this.widgets)?.blocks ?? []
    const next = beside[place.index + 1] ?? beside[place.index - 1]
    this.do([{ kind: 'remove', id: block.id }], `刪除「${this.widgets.labelOf(block.blockType)}」`, next?.id ?? place.parent)
  }

  duplicate(): void {
    const standing = this.#selectedStanding()
    if (standing === null) return
    const { block, place } = standing
    const copy = withNewIds(block, this.#newId)
    const label = `複製一份「${this.widgets.labelOf(block.blockType)}」`
    this.do([{ kind: 'insert', place: { ...place, index: place.index + 1 }, block: copy }], label, copy.id)
  }

  /** Up or down among the blocks beside it. */
  moveBy(step: 1 | -1): void {
    const standing = this.#selectedStanding()
    if (standing === null) return
    const { block, place } = standing
    const label = this.widgets.labelOf(block.blockType)
    const count = slotAt(this.#state.editing.layout, place, this.widgets)?.blocks.length ?? 0
    const index = place.index + step
    if (index < 0 || index >= count) {
      this.refuse(step < 0 ? `「${label}」已經在最上面。` : `「${label}」已經在最下面。`)
      return
    }
    this.moveTo(block.id, { ...place, index })
  }

  moveTo(id: string, to: Place): void {
    const label = this.widgets.labelOf(this.#standing(id)?.block.blockType ?? '')
    this.do([{ kind: 'move', id, to }], `移動「${label}」`, id)
  }

  /** Why a dragged block may not be let go there; `null` where it may. */
  whyNotDrop(id: string, drop: Drop): string | null {
    const { layout } = this.#state.editing
    const place = placeOfDrop(layout, id, drop, this.widgets)
    return place === null ? NO_PLACE : whyNotMove(layout, id, place, this.widgets)
  }

  drop(id: string, drop: Drop): void {
    const place = placeOfDrop(this.#state.editing.layout, id, drop, this.widgets)
    if (place === null) this.refuse(NO_PLACE)
    else if (!this.#standsAt(id, place)) this.moveTo(id, place)
  }

  /** The selected block; where there is none, it is said. */
  selectedBlock(): StoredBlock | null {
    return this.#selectedStanding()?.block ?? null
  }

  /** The selected block as text for a clipboard. */
  copy(): string | null {
    const block = this.selectedBlock()
    if (block === null) return null
    this.say(`已複製「${this.widgets.labelOf(block.blockType)}」`)
    return writeClipboard([block])
  }

  paste(text: string): void {
    const pasted = readClipboard(text, this.widgets, this.#newId)
    if (!pasted.ok) {
      this.refuse(pasted.reason)
      return
    }
    const { editing, selected, slot } = this.#state
    const place = placeForPasting(editing.layout, pasted.blocks, { selected, slot }, this.widgets)
    const last = pasted.blocks.at(-1)
    this.do(pasteAt(pasted.blocks, place), `貼上「${this.widgets.labelOf(last?.blockType ?? '')}」`, last?.id)
  }

  say(words: string): void {
    this.#tell(words, false)
  }

  refuse(reason: string): string {
    this.#tell(reason, true)
    return reason
  }

  #tell(words: string, isRefusal: boolean): void {
    this.#change({ said: { words, isRefusal, number: this.#state.said.number + 1 } })
  }

  #travel(step: { editing: Editing; label: string } | null, verb: string): void {
    if (step === null) {
      this.refuse(`沒有可以${verb}的動作。`)
      return
    }
    this.#change(this.#after(step.editing, null))
    this.say(`已${verb}：${step.label}`)
  }

  #after(editing: Editing, changed: string | null): Partial<EditorState> {
    const { selected, revision } = this.#state
    const isThere = selected === null || findBlock(editing.layout, selected, this.widgets) !== null
    return { editing, changed, revision: revision + 1, ...(!isThere && { selected: null, slot: null }) }
  }

  #standsAt(id: string, { parent, slot, index }: Place): boolean {
    const place = this.#standing(id)?.place
    return place?.parent === parent && place.slot === slot && place.index === index
  }

  #selectedStanding() {
    const { selected, slot } = this.#state
    const standing = slot === null ? this.#standing(selected) : null
    if (standing === null) this.refuse('請先選一個元件。')
    return standing
  }

  #standing(id: string | null) {
    return id === null ? null : findBlock(this.#state.editing.layout, id, this.widgets)
  }

  #change(part: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }
}
