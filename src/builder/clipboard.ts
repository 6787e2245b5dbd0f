import { type ForeignBlocks, MARK, readForeignBlocks } from './foreign-blocks.ts'
import type { NewId } from './new-block.ts'
import type { Operation } from './operations.ts'
import type { Layout, Place } from './tree.ts'
import type { Widgets } from './widgets.ts'

/** In units of a string: far more than a page has, far less than would hold up the browser. */
const MAX_LENGTH = 2_000_000
const WORDS = { source: '剪貼簿', verb: '貼上' }

/** Blocks as text for the clipboard: whoever pastes it elsewhere sees what it is. */
export function writeClipboard(blocks: Layout): string {
  return JSON.stringify({ type: MARK, blocks })
}

/** The blocks in a clipboard, with new ids. The text may come from anywhere: whatever is odd about it is a reason to refuse it. */
export function readClipboard(text: string, widgets: Widgets, newId: NewId): ForeignBlocks {
  if (text.length > MAX_LENGTH) return { ok: false, reason: '剪貼簿的內容太大，不能貼上。' }
  return readForeignBlocks(parse(text), WORDS, widgets, newId)
}

/** One operation for each block, in order. Whether they may stand there is found out when they are run. */
export function pasteAt(blocks: Layout, place: Place): Operation[] {
  return blocks.map((block, index) => ({ kind: 'insert', place: { ...place, index: place.index + index }, block }))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Any text can be in a clipboard: this one is of somebody else.
    return null
  }
}
