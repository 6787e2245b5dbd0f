import type { SlotContent } from '#islands/island.ts'
import type { Orientation } from '../panes/model.ts'

export interface TabItem {
  /** Id of the panel, and its name in the address. */
  handler: string
  title: string
  isOpen: boolean
  /** The fragment that is fetched when the panel is first opened; `null` for all others. */
  lazyFragment: number | null
  /** What stands on the tab. */
  face: SlotContent
  content: SlotContent
}

/** Id of the tab that belongs to a panel. */
export function tabId(handler: string): string {
  return `${handler}-tab`
}

/** The keys that move among tabs. */
export function keysOf(orientation: Orientation): string {
  return orientation === 'vertical' ? 'ArrowUp ArrowDown Home End' : 'ArrowLeft ArrowRight Home End'
}
