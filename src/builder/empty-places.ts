import type { StoredBlock } from '#published/types.ts'
import { type Layout, mapSlots } from './tree.ts'
import type { Widgets } from './widgets.ts'

/** Stands where an editor could put something; only ever drawn while a page is edited, never stored. */
export const EMPTY_PLACE = 'empty-place'

/** The layout with something to click in each of its empty slots. */
export function withEmptyPlaces(layout: Layout, widgets: Widgets): Layout {
  return layout.length === 0 ? [emptyPlace('', '')] : layout.map((block) => fillSlots(block, widgets))
}

function fillSlots(block: StoredBlock, widgets: Widgets): StoredBlock {
  return mapSlots(block, widgets, ({ path, blocks }) =>
    blocks.length === 0 ? [emptyPlace(block.id, path)] : blocks.map((child) => fillSlots(child, widgets)),
  )
}

function emptyPlace(parent: string, slot: string): StoredBlock {
  return { id: `${parent}:${slot}`, blockType: EMPTY_PLACE, parent, slot }
}
