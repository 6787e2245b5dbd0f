import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { applyOperation, Operation, runOperation } from './operations.ts'
import type { Layout } from './tree.ts'
import type { Widgets } from './widgets.ts'

/** Steps that can be taken back; older ones are forgotten. */
export const MAX_STEPS = 500
/** Typing that rests no longer than this is one step. */
const TYPING_PAUSE_MS = 1000

const Step = Type.Object({
  /** What was done, in Chinese, for whoever takes it back. */
  label: Type.String({ maxLength: 200 }),
  /** In the order in which they are run. */
  undo: Type.Array(Operation),
  redo: Type.Array(Operation),
  /** When it was done or last went on, in milliseconds. */
  at: Type.Number(),
  /** The text that was typed into. */
  typedInto: Type.Optional(Type.String()),
})
const History = Type.Object({ past: Type.Array(Step), future: Type.Array(Step) })
type Step = Static<typeof Step>
/** What was done, oldest first, and what was taken back, to be done next first. */
export type History = Static<typeof History>

/** A document that is being edited. */
export interface Editing {
  layout: Layout
  history: History
}

export interface Doing {
  label: string
  now: number
  /** A key pressed in a text: it belongs to the step before, if that was the same text a moment ago. */
  isTyping?: boolean
}

export type Done = { ok: true; editing: Editing } | { ok: false; reason: string }

export function startEditing(layout: Layout): Editing {
  return { layout, history: { past: [], future: [] } }
}

/** Runs all of the operations, or none where one of them is refused. */
export function perform(
  { layout, history }: Editing,
  operations: readonly Operation[],
  { label, now, isTyping = false }: Doing,
  widgets: Widgets,
): Done {
  let next = layout
  const undo: Operation[] = []
  for (const operation of operations) {
    const outcome = applyOperation(next, operation, widgets)
    if (!outcome.ok) return outcome
    next = outcome.layout
    undo.unshift(outcome.inverse)
  }
  const [only] = operations
  const typedInto = isTyping && only?.kind === 'set' ? { typedInto: `${only.id} ${only.path}` } : {}
  const step: Step = { label, undo, redo: [...operations], at: now, ...typedInto }
  return { ok: true, editing: { layout: next, history: { past: withStep(history, step), future: [] } } }
}

function withStep({ past, future }: History, step: Step): Step[] {
  const last = past.at(-1)
  const goesOn =
    last?.typedInto !== undefined &&
    last.typedInto === step.typedInto &&
    future.length === 0 &&
    step.at - last.at <= TYPING_PAUSE_MS
  // What was there before the first key, and what is there after the last.
  return goesOn ? [...past.slice(0, -1), { ...step, undo: last.undo }] : [...past, step].slice(-MAX_STEPS)
}

/** What was taken back, with the words for it; `null` where there is nothing. */
export function undo(editing: Editing, widgets: Widgets): { editing: Editing; label: string } | null {
  const { past, future } = editing.history
  const step = past.at(-1)
  if (step === undefined) return null
  const layout = runAll(editing.layout, step.undo, widgets)
  if (layout === null) return null
  return { editing: { layout, history: { past: past.slice(0, -1), future: [step, ...future] } }, label: step.label }
}

export function redo(editing: Editing, widgets: Widgets): { editing: Editing; label: string } | null {
  const { past, future } = editing.history
  const [step, ...rest] = future
  if (step === undefined) return null
  const layout = runAll(editing.layout, step.redo, widgets)
  if (layout === null) return null
  return { editing: { layout, history: { past: [...past, step], future: rest } }, label: step.label }
}

function runAll(layout: Layout, operations: readonly Operation[], widgets: Widgets): Layout | null {
  let next = layout
  for (const operation of operations) {
    const outcome = runOperation(next, operation, widgets)
    if (!outcome.ok) return null
    next = outcome.layout
  }
  return next
}

/** A history that was stored as JSON beside this layout; an empty one where it is none, or one of something else. */
export function readHistory(stored: unknown, layout: Layout, widgets: Widgets): History {
  const none = startEditing(layout)
  if (!Value.Check(History, stored)) return none.history
  let back: Editing = { layout, history: { past: stored.past, future: [] } }
  for (let next = undo(back, widgets); next !== null; next = undo(back, widgets)) back = next.editing
  let ahead: Editing = { layout, history: { past: [], future: stored.future } }
  for (let next = redo(ahead, widgets); next !== null; next = redo(ahead, widgets)) ahead = next.editing
  const isWhole = back.history.past.length === 0 && ahead.history.future.length === 0
  return isWhole ? stored : none.history
}
