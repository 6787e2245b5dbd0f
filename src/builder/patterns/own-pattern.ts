import type { StoredBlock } from '#published/types.ts'
import { MARK, readForeignBlocks } from '../foreign-blocks.ts'
import type { NewId } from '../new-block.ts'
import type { Widgets } from '../widgets.ts'

export const OWN_PATTERN_NAME_MAX = 40
/** All of them are read when the palette opens. */
export const OWN_PATTERNS_MAX = 100
/** In units of a string: more than a whole page has. */
const MAX_LENGTH = 100_000
const WORDS = { source: '範本', verb: '使用' }

/** A block as the department's library keeps it: in the form of the clipboard, since it is read as carefully. */
export function contentOfPattern(block: StoredBlock): Record<string, unknown> {
  return { type: MARK, blocks: [block] }
}

export type OwnBlock = { ok: true; block: StoredBlock } | { ok: false; reason: string }

/** The block of a pattern that somebody has kept, with new ids. */
export function readOwnPattern(content: unknown, widgets: Widgets, newId: NewId): OwnBlock {
  const read = readForeignBlocks(content, WORDS, widgets, newId)
  if (!read.ok) return read
  const [block, ...others] = read.blocks
  if (block === undefined || others.length > 0) return { ok: false, reason: '一個範本只能是一個元件。' }
  if (JSON.stringify(content).length > MAX_LENGTH) return { ok: false, reason: '這個元件的內容太多，不能存成範本。' }
  return { ok: true, block }
}
