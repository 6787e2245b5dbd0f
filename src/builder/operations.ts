import { type Static, Type } from '@sinclair/typebox'
import type { StoredBlock } from '#published/types.ts'
import { whyNotValue } from './check-value.ts'
import { fieldAt } from './field-at.ts'
import { whyNotInsert, whyNotMove } from './may-stand.ts'
import { changeBlock, changeSlot, findBlock, getIn, type Layout, type Place, setIn, slotAt } from './tree.ts'
import type { Widgets } from './widgets.ts'

const Id = Type.String({ minLength: 1, maxLength: 100 })
const PlaceShape = Type.Object({
  parent: Type.Union([Id, Type.Null()]),
  slot: Type.String({ maxLength: 200 }),
  index: Type.Integer({ minimum: 0, maximum: 1000 }),
})
const BlockShape = Type.Intersect([
  Type.Object({ id: Id, blockType: Type.String({ maxLength: 100 }) }),
  Type.Record(Type.String(), Type.Unknown()),
])

/** What can be done to a layout, as data. A `set` without a value takes the setting away, so that its default holds. */
export const Operation = Type.Union([
  Type.Object({ kind: Type.Literal('insert'), place: PlaceShape, block: BlockShape }),
  Type.Object({ kind: Type.Literal('remove'), id: Id }),
  Type.Object({ kind: Type.Literal('move'), id: Id, to: PlaceShape }),
  Type.Object({
    kind: Type.Literal('set'),
    id: Id,
    path: Type.String({ maxLength: 200 }),
    value: Type.Optional(Type.Unknown()),
  }),
])
export type Operation = Static<typeof Operation>

export type Outcome =
  | { ok: true; layout: Layout; inverse: Operation }
  /** In Chinese, for the editor. */
  | { ok: false; reason: string }

/** The layout after an operation, and the operation that takes it back. Nothing is changed in place. */
export function applyOperation(layout: Layout, operation: Operation, widgets: Widgets): Outcome {
  const reason = whyNot(layout, operation, widgets)
  if (reason !== null) return { ok: false, reason }
  return runOperation(layout, operation, widgets)
}

/**
 * The same without asking whether the settings accept what comes of it: what was there before may be put back, even if it was
 * written under other limits.
 */
export function runOperation(layout: Layout, operation: Operation, widgets: Widgets): Outcome {
  if (operation.kind === 'insert') {
    const block = operation.block as StoredBlock
    if (slotAt(layout, operation.place, widgets) === null) return { ok: false, reason: NO_PLACE }
    return { ok: true, layout: put(layout, block, operation.place, widgets), inverse: { kind: 'remove', id: block.id } }
  }
  const standing = findBlock(layout, operation.id, widgets)
  if (standing === null) return { ok: false, reason: GONE }
  const { block, place } = standing
  switch (operation.kind) {
    case 'remove':
      return { ok: true, layout: take(layout, block, place, widgets), inverse: { kind: 'insert', place, block } }
    case 'move': {
      const without = take(layout, block, place, widgets)
      if (slotAt(without, operation.to, widgets) === null) return { ok: false, reason: NO_PLACE }
      const inverse: Operation = { kind: 'move', id: block.id, to: place }
      return { ok: true, layout: put(without, block, operation.to, widgets), inverse }
    }
    case 'set': {
      const { id, path, value } = operation
      const shallowest = missingIn(block, path)
      const old = getIn(block, shallowest)
      const next = changeBlock(layout, id, (before) => setIn(before, path, value) as StoredBlock, widgets)
      return {
        ok: true,
        layout: next,
        inverse: { kind: 'set', id, path: shallowest, ...(old === undefined ? {} : { value: old }) },
      }
    }
  }
}

const GONE = '這個元件已經不在了。'
const NO_PLACE = '這個位置已經不在了。'
const MOVED_NOT_SET = '裡的元件要一個一個放進去。'

function whyNot(layout: Layout, operation: Operation, widgets: Widgets): string | null {
  switch (operation.kind) {
    case 'insert':
      return whyNotInsert(layout, operation.block, operation.place, widgets)
    case 'remove':
      return null
    case 'move':
      return whyNotMove(layout, operation.id, operation.to, widgets)
    case 'set':
      return whyNotSet(layout, operation, widgets)
  }
}

/** The path, or that of the outermost group around it that is not there yet: what is taken back leaves no trace. */
function missingIn(block: StoredBlock, path: string): string {
  const steps = path.split('.')
  const paths = steps.map((_, at) => steps.slice(0, at + 1).join('.'))
  return paths.find((one) => getIn(block, one) === undefined) ?? path
}

function whyNotSet(layout: Layout, { id, path, value }: Extract<Operation, { kind: 'set' }>, widgets: Widgets): string | null {
  const standing = findBlock(layout, id, widgets)
  if (standing === null) return GONE
  const { block, place } = standing
  const field = fieldAt(widgets.fieldsOf(block.blockType), block, path)
  if (field === null) return `「${widgets.labelOf(block.blockType)}」沒有這個設定。`
  if (field.type !== 'array') return whyNotValue(field, value, () => MOVED_NOT_SET)
  // Rows hold blocks, whose ids and depth are a matter of the whole.
  return whyNotInsert(take(layout, block, place, widgets), setIn(block, path, value), place, widgets)
}

function take(layout: Layout, { id }: StoredBlock, place: Place, widgets: Widgets): Layout {
  return changeSlot(layout, place, (blocks) => blocks.filter((block) => block.id !== id), widgets)
}

function put(layout: Layout, block: StoredBlock, place: Place, widgets: Widgets): Layout {
  const { index } = place
  return changeSlot(layout, place, (blocks) => [...blocks.slice(0, index), block, ...blocks.slice(index)], widgets)
}
