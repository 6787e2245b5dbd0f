import { isRecord } from '#platform/is-record.ts'
import type { StoredBlock } from '#published/types.ts'
import { type NewId, withNewIds } from './new-block.ts'
import { walk } from './tree.ts'
import type { Widgets } from './widgets.ts'

/** Says of JSON that it holds blocks. */
export const MARK = 'lectern-blocks'
/** Lists and objects inside each other: six levels of widgets, and a rich text in the innermost. */
const MAX_JSON_DEPTH = 120
/** What a browser would take for a tag; settings hold plain text. */
const TAG = /<[a-z!/?][^<]*>/i

export type ForeignBlocks = { ok: true; blocks: StoredBlock[] } | { ok: false; reason: string }

/** For whoever is told why the blocks are refused. */
interface Words {
  /** Where they were: 「剪貼簿」. */
  source: string
  /** What was to be done with them: 「貼上」. */
  verb: string
}

/** Blocks that came from elsewhere, with new ids. Nothing about them is trusted: whatever is odd is a reason to refuse them all. */
export function readForeignBlocks(stored: unknown, words: Words, widgets: Widgets, newId: NewId): ForeignBlocks {
  const { source, verb } = words
  if (!isRecord(stored) || stored.type !== MARK || !Array.isArray(stored.blocks) || stored.blocks.length === 0) {
    return { ok: false, reason: `${source}裡沒有可以${verb}的元件。` }
  }
  if (isDeeperThan(stored, MAX_JSON_DEPTH)) return { ok: false, reason: `${source}的內容一層包一層太多，不能${verb}。` }
  const reason = whyNotBlocks(stored.blocks, words, widgets)
  return reason === null ? { ok: true, blocks: withNewIds(stored.blocks, newId) } : { ok: false, reason }
}

function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}

function whyNotBlocks(blocks: readonly unknown[], { source, verb }: Words, widgets: Widgets): string | null {
  const ids = new Set<unknown>()
  const noBlock = `${source}裡有不是元件的東西，不能${verb}。`
  if (!blocks.every(isBlock)) return noBlock
  for (const { block } of walk(blocks, widgets)) {
    if (!isBlock(block)) return noBlock
    const { id, blockType } = block
    if (!widgets.isKnown(blockType)) return `${source}裡有這個網站沒有的元件「${blockType.slice(0, 40)}」，不能${verb}。`
    if (ids.has(id)) return `${source}裡有編號重複的元件，不能${verb}。`
    ids.add(id)
    if (hasMarkup(block)) return `${source}裡的「${widgets.labelOf(blockType)}」含有網頁程式碼，不能${verb}。`
  }
  return null
}

function isBlock(value: unknown): value is StoredBlock {
  return isRecord(value) && typeof value.blockType === 'string' && typeof value.id === 'string'
}

function hasMarkup(value: unknown): boolean {
  if (typeof value === 'string') return TAG.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasMarkup)
}
