import { whyNotMove } from '#builder/may-stand.ts'
import { findBlock, type Layout, type Place, type Slot, slotsOf } from '#builder/tree.ts'
import type { Widgets } from '#builder/widgets.ts'
import type { StoredBlock } from '#published/types.ts'
import { summarise } from '../components/row-summary.ts'

/** Something that a block could be moved into, as the last in it. */
export interface MovePlace {
  place: Place
  label: string
  /** 0 for the page itself. */
  level: number
  /** Why it may not stand there, in Chinese; `null` where it may. */
  reason: string | null
}

/** The page and all slots, in the order of the document; not those inside the block itself. */
export function movePlaces(layout: Layout, id: string, widgets: Widgets): MovePlace[] {
  const from = findBlock(layout, id, widgets)?.place
  if (from === undefined) return []
  return [placeIn({ parent: null, slot: '', label: '頁面', blocks: layout, level: 0 }), ...placesInside(layout, 1)]

  function placesInside(blocks: Layout, level: number): MovePlace[] {
    return blocks.flatMap((block) => (block.id === id ? [] : placesOf(block, level)))
  }

  function placesOf(block: StoredBlock, level: number): MovePlace[] {
    return slotsOf(block, widgets).flatMap((slot) => [
      placeIn({ parent: block.id, slot: slot.path, label: labelOf(block, slot), blocks: slot.blocks, level }),
      ...placesInside(slot.blocks, level + 1),
    ])
  }

  /** One of several slots by its number, the only one by what it holds. */
  function labelOf(block: StoredBlock, { path, label }: Slot): string {
    const name = widgets.labelOf(block.blockType)
    if (path.includes('.')) return `${name} › ${label}`
    const summary = summarise(block, widgets.labelOf)
    return summary === '' ? name : `${name}：${summary}`
  }

  function placeIn({ parent, slot, label, blocks, level }: Holder): MovePlace {
    const isHere = from?.parent === parent && from.slot === slot
    const place = { parent, slot, index: blocks.length }
    return { place, label, level, reason: isHere ? '已經在這裡了。' : whyNotMove(layout, id, place, widgets) }
  }
}

interface Holder extends Pick<Place, 'parent' | 'slot'> {
  label: string
  blocks: Layout
  level: number
}
