import { findBlock, type Layout, type Place, slotAt } from './tree.ts'
import type { Widgets } from './widgets.ts'

/** Where a block is let go: beside another, or in a slot that is empty. */
export type Drop =
  | { kind: 'beside'; id: string; side: 'before' | 'after' }
  /** `parent` is empty for the page itself. */
  | { kind: 'inside'; parent: string; slot: string }

/** The place that a dragged block is to be moved to; `null` where it is gone. */
export function placeOfDrop(layout: Layout, dragged: string, drop: Drop, widgets: Widgets): Place | null {
  if (drop.kind === 'inside') {
    const place = { parent: drop.parent || null, slot: drop.slot, index: 0 }
    return slotAt(layout, place, widgets) === null ? null : place
  }
  const beside = findBlock(layout, drop.id, widgets)?.place
  if (beside === undefined) return null
  const from = findBlock(layout, dragged, widgets)?.place
  const index = beside.index + (drop.side === 'after' ? 1 : 0)
  const isSameSlot = from?.parent === beside.parent && from.slot === beside.slot
  // Counted without the block itself.
  return { ...beside, index: isSameSlot && from.index < index ? index - 1 : index }
}
