import { whyNotInsert } from '#builder/may-stand.ts'
import { findBlock, type Layout, lineOf, type Place, slotAt, slotsOf } from '#builder/tree.ts'
import type { Widgets } from '#builder/widgets.ts'
import type { StoredBlock } from '#published/types.ts'

/** Where something can be put that is no block yet: in a slot, at a place between its blocks or at the end. */
export type PickedSlot = Pick<Place, 'parent' | 'slot'> & Partial<Pick<Place, 'index'>>

export interface Picked {
  selected: string | null
  slot: PickedSlot | null
}

export type PlaceResult = { ok: true; place: Place } | { ok: false; reason: string }

/** The nearest place to what is selected that takes the block: after it, in it, or after what is around it. */
export function findPlace(layout: Layout, block: StoredBlock, picked: Picked, widgets: Widgets): PlaceResult {
  const places = placesNear(layout, picked, widgets)
  const reasons = places.map((place) => whyNotInsert(layout, block, place, widgets))
  const at = reasons.indexOf(null)
  const place = places[at]
  if (place !== undefined) return { ok: true, place }
  return { ok: false, reason: reasons[0] ?? '這個位置已經不在了。' }
}

/** Where pasted blocks go; where none takes them, the nearest, which says why not. */
export function placeForPasting(layout: Layout, blocks: readonly StoredBlock[], picked: Picked, widgets: Widgets): Place {
  const [first] = blocks
  const found = first && findPlace(layout, first, picked, widgets)
  return found?.ok ? found.place : (placesNear(layout, picked, widgets)[0] ?? endOf(layout))
}

function placesNear(layout: Layout, { selected, slot }: Picked, widgets: Widgets): Place[] {
  if (slot !== null) {
    const end = slotAt(layout, slot, widgets)?.blocks.length ?? 0
    return [{ ...slot, index: Math.min(slot.index ?? end, end) }]
  }
  const standing = selected === null ? null : findBlock(layout, selected, widgets)
  if (standing === null) return [endOf(layout)]
  const inside = slotsOf(standing.block, widgets).map(({ path, blocks }) => ({
    parent: standing.block.id,
    slot: path,
    index: blocks.length,
  }))
  const after = lineOf(layout, standing.block.id, widgets).map(({ place }) => ({ ...place, index: place.index + 1 }))
  const [own, ...around] = after.reverse()
  return [...(own ? [own] : []), ...inside, ...around]
}

function endOf(layout: Layout): Place {
  return { parent: null, slot: '', index: layout.length }
}
