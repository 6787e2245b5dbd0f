import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StoredBlock } from '#published/types.ts'
import { parseSettings } from '#settings/define-settings.ts'
import { isWhole } from '../../tests/whole.ts'
import { widgetSettings } from '../widgets/settings.ts'
import { pasteAt, readClipboard, writeClipboard } from './clipboard.ts'
import { type Editing, perform, readHistory, redo, startEditing, undo } from './history.ts'
import { whyNotLayout } from './may-stand.ts'
import { newBlock, withNewIds } from './new-block.ts'
import type { Operation } from './operations.ts'
import { countIds, sample, widgets } from './sample.fixture.ts'
import { type Layout, type Place, slotsOf, walk } from './tree.ts'

const SEQUENCES = isWhole ? 10_000 : 2_000
const SETTINGS = new Map(widgetSettings.map((settings) => [settings.name, settings]))
const NAMES = [...SETTINGS.keys()]

/** Numbers that stand for whatever is there when an action's turn comes. */
const action = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move', 'duplicate', 'paste', 'type', 'rows', 'undo', 'redo'),
  block: fc.nat(),
  place: fc.nat(),
  index: fc.nat(),
  widget: fc.nat(),
  text: fc.string({ unit: 'grapheme', maxLength: 130 }),
})
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(items.length, 1)]

function placesIn(layout: Layout): Place[] {
  const inside = [...walk(layout, widgets)].flatMap(({ block }) =>
    slotsOf(block, widgets).map(({ path, blocks }) => ({ parent: block.id, slot: path, index: blocks.length })),
  )
  return [{ parent: null, slot: '', index: layout.length }, ...inside]
}

function operationsFor({ kind, block, place, index, widget, text }: Action, layout: Layout, newId: () => string): Operation[] {
  const chosen = pick([...walk(layout, widgets)], block)
  const end = pick(placesIn(layout), place)
  const at = end && { ...end, index: index % (end.index + 2) }
  if (kind === 'insert' && at) return [{ kind, place: at, block: newBlock(pick(NAMES, widget) ?? '', widgets, newId) }]
  if (chosen === undefined || at === undefined) return []
  const { id } = chosen.block
  switch (kind) {
    case 'remove':
      return [{ kind, id }]
    case 'move':
      return [{ kind, id, to: at }]
    case 'duplicate': {
      const copy = withNewIds(chosen.block, newId)
      return [{ kind: 'insert', place: { ...chosen.place, index: chosen.place.index + 1 }, block: copy }]
    }
    case 'paste': {
      const pasted = readClipboard(writeClipboard([chosen.block]), widgets, newId)
      return pasted.ok ? pasteAt(pasted.blocks, at) : []
    }
    case 'rows': {
      const lists = widgets.fieldsOf(chosen.block.blockType).filter((field) => field.type === 'array')
      const list = pick(lists, widget)
      const rows = list && Array.isArray(chosen.block[list.name]) ? (chosen.block[list.name] as unknown[]) : []
      const next = index % 2 === 0 ? rows.slice(1) : [...rows, { id: newId() }]
      return list ? [{ kind: 'set', id, path: list.name, value: next }] : []
    }
    default: {
      const texts = widgets.fieldsOf(chosen.block.blockType).filter((field) => field.type === 'text' || field.type === 'textarea')
      const field = pick(texts, widget)
      return field ? [{ kind: 'set', id, path: field.name, value: text }] : []
    }
  }
}

function act(editing: Editing, action: Action, now: number, newId: () => string): Editing {
  if (action.kind === 'undo') return undo(editing, widgets)?.editing ?? editing
  if (action.kind === 'redo') return redo(editing, widgets)?.editing ?? editing
  const operations = operationsFor(action, editing.layout, newId)
  if (operations.length === 0) return editing
  const done = perform(editing, operations, { label: action.kind, now, isTyping: action.kind === 'type' }, widgets)
  return done.ok ? done.editing : editing
}

/** The blocks that the site would show: those that the settings let through. */
function shown(layout: Layout): string[] {
  return layout.flatMap((block): string[] => {
    const settings = SETTINGS.get(block.blockType)
    if (settings === undefined) return []
    const inner = parseSettings(settings, block).slots.flatMap((slot): StoredBlock[] =>
      slot.kind === 'blocks' ? slot.blocks : [],
    )
    return [block.id, ...shown(inner)]
  })
}

it(`any of ${SEQUENCES} sequences of actions leaves a page that the settings accept, and undoing all of it the first one`, () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 15 }), fc.constantFrom<Layout>(sample, []), (actions, first) => {
      const newId = countIds()
      let editing = startEditing(first)
      for (const [index, one] of actions.entries()) editing = act(editing, one, index * 700, newId)

      expect(whyNotLayout(editing.layout, widgets)).toBeNull()
      expect(shown(editing.layout)).toEqual([...walk(editing.layout, widgets)].map(({ block }) => block.id))

      const stored = JSON.parse(JSON.stringify(editing))
      let back: Editing = { layout: stored.layout, history: readHistory(stored.history, stored.layout, widgets) }
      expect(back.history).toEqual(editing.history)
      for (let next = undo(back, widgets); next !== null; next = undo(back, widgets)) back = next.editing
      expect(back.layout).toEqual(first)
      for (let next = redo(back, widgets); next !== null; next = redo(back, widgets)) back = next.editing
      for (let _ = 0; _ < editing.history.future.length; _++) back = undo(back, widgets)?.editing ?? back
      expect(back.layout).toEqual(editing.layout)
    }),
    { numRuns: SEQUENCES },
  )
})
