import { isRecord } from '#platform/is-record.ts'
import type { StoredBlock } from '#published/types.ts'
import { MAX_BLOCKS_IN_ALL, MAX_DEPTH } from '#settings/limits.ts'
import { whyNotValues } from './check-value.ts'
import { findBlock, type Layout, lineOf, type Place, slotAt, walk } from './tree.ts'
import type { Widgets } from './widgets.ts'

/** Why a widget may not stand in blocks of these names, outermost first, or directly on the page, in Chinese; `null` where it may. */
export function whyNotIn(around: readonly string[], name: string, widgets: Widgets): string | null {
  if (!widgets.isKnown(name)) return `沒有「${name.slice(0, 40)}」這種元件。`
  const holder = around.at(-1) ?? null
  if (widgets.allowedIn(holder).includes(name)) return whyShutOut(around, name, widgets) ?? whyTooDeep(around.length + 1)
  const label = widgets.labelOf(name)
  if (holder === null) return `「${label}」要放在區段裡，不能直接放在頁面上。`
  return `「${label}」只能直接放在頁面上，不能放在「${widgets.labelOf(holder)}」裡。`
}

function whyShutOut(around: readonly string[], name: string, widgets: Widgets): string | null {
  const shut = around.find((one) => widgets.shutOutOf(name).includes(one))
  if (shut === undefined) return null
  return `「${widgets.labelOf(name)}」不能放在「${widgets.labelOf(shut)}」裡，隔著別的元件也不行。`
}

/** Why a new block may not stand at this place of this layout; `null` where it may. Its inside is looked at as well. */
export function whyNotInsert(layout: Layout, block: unknown, place: Place, widgets: Widgets): string | null {
  const slot = slotAt(layout, place, widgets)
  if (slot === null || place.index < 0 || place.index > slot.blocks.length) return '這個位置已經不在了。'
  const around = namesAround(layout, place, widgets)
  const room = whyNoRoom(slot.blocks.length + 1, around, widgets)
  if (room !== null) return room
  const taken = new Set([...walk(layout, widgets)].map(({ block: { id } }) => id))
  return whyNotBlock(block, around, widgets, { taken })
}

/** Why a block of the layout may not be moved there; `null` where it may. */
export function whyNotMove(layout: Layout, id: string, to: Place, widgets: Widgets): string | null {
  const standing = findBlock(layout, id, widgets)
  if (standing === null) return '這個元件已經不在了。'
  const { block, place } = standing
  if (to.parent !== null && [...walk([block], widgets)].some((inner) => inner.block.id === to.parent)) {
    return `不能把「${widgets.labelOf(block.blockType)}」放進它自己裡面。`
  }
  const slot = slotAt(layout, to, widgets)
  const isSameSlot = place.parent === to.parent && place.slot === to.slot
  const last = (slot?.blocks.length ?? 0) - (isSameSlot ? 1 : 0)
  if (slot === null || to.index < 0 || to.index > last) return '這個位置已經不在了。'
  const around = namesAround(layout, to, widgets)
  return (
    whyNotIn(around, block.blockType, widgets) ?? whyNotInside(block, around, widgets) ?? whyNoRoom(last + 1, around, widgets)
  )
}

/** Why what a block holds may not stand there with it. */
function whyNotInside(block: StoredBlock, around: readonly string[], widgets: Widgets): string | null {
  for (const { block: inner, depth } of walk([block], widgets)) {
    const reason = whyShutOut(around, inner.blockType, widgets) ?? whyTooDeep(around.length + depth)
    if (reason !== null) return reason
  }
  return null
}

function namesAround(layout: Layout, { parent }: Place, widgets: Widgets): string[] {
  return parent === null ? [] : lineOf(layout, parent, widgets).map(({ block }) => block.blockType)
}

/** Why the settings do not accept a layout; `null` where they do. */
export function whyNotLayout(layout: readonly unknown[], widgets: Widgets): string | null {
  const room = whyNoRoom(layout.length, [], widgets)
  if (room !== null) return room
  const seen = { taken: new Set<string>() }
  for (const block of layout) {
    const reason = whyNotBlock(block, [], widgets, seen)
    if (reason !== null) return reason
  }
  return null
}

interface Seen {
  /** Ids that are given already; those of the block are added. */
  taken: Set<string>
}

function whyNotBlock(block: unknown, around: readonly string[], widgets: Widgets, seen: Seen): string | null {
  if (!isBlock(block)) return '裡面有不是元件的東西。'
  const { id, blockType } = block
  const label = widgets.labelOf(blockType)
  const place = whyNotIn(around, blockType, widgets)
  if (place !== null) return place
  if (seen.taken.has(id)) return `「${label}」的編號和別的元件重複。`
  seen.taken.add(id)
  if (seen.taken.size > MAX_BLOCKS_IN_ALL) return `一份內容最多 ${MAX_BLOCKS_IN_ALL} 個元件。`
  const checkBlocks = (blocks: readonly unknown[]) => {
    const inside = [...around, blockType]
    const reasons = blocks.map((inner) => whyNotBlock(inner, inside, widgets, seen))
    return whyNoRoom(blocks.length, inside, widgets) ?? reasons.find((reason) => reason !== null) ?? null
  }
  const reason = whyNotValues(widgets.fieldsOf(blockType), block, checkBlocks)
  return reason === null ? null : `${label}${reason}`
}

function isBlock(value: unknown): value is StoredBlock {
  return isRecord(value) && typeof value.blockType === 'string' && typeof value.id === 'string' && value.id !== ''
}

/** Why nothing may stand so deep inside; 1 is the page itself. */
export function whyTooDeep(depth: number): string | null {
  return depth > MAX_DEPTH ? `元件裡放元件，最多 ${MAX_DEPTH} 層。` : null
}

function whyNoRoom(count: number, around: readonly string[], widgets: Widgets): string | null {
  const room = widgets.roomIn(around.at(-1) ?? null)
  return count > room ? `這裡最多 ${room} 個，放不下了。` : null
}
