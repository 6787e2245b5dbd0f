import type { BlockSlug } from 'payload'
import type { StoredBlock } from '#published/types.ts'
import { isRecord } from '../define-settings.ts'
import { MAX_BLOCKS } from '../limits.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

/** Widgets inside the widget. The value names the slot that shows them; it is empty when there are none. */
export function content(options: FormWords): Setting<string> {
  return {
    field: (name, { nestable }) => ({
      name,
      type: 'blocks',
      label: options.label,
      labels: { singular: '元件', plural: '元件' },
      blockReferences: nestable as BlockSlug[],
      blocks: [],
      maxRows: MAX_BLOCKS,
      admin: { ...adminOf(options), initCollapsed: true },
    }),
    parse(stored, path) {
      const blocks = storedBlocks(stored)
      if (blocks.length === 0) return plain('')
      return { ...plain(path), slots: [{ name: path, kind: 'blocks', blocks }] }
    },
  }
}

/** The blocks in a stored list; whatever else stands there is dropped. */
export function storedBlocks(stored: unknown): StoredBlock[] {
  return Array.isArray(stored) ? stored.slice(0, MAX_BLOCKS).filter(isStoredBlock) : []
}

function isStoredBlock(value: unknown): value is StoredBlock {
  return isRecord(value) && typeof value.blockType === 'string'
}
