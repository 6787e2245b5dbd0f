import type { BlockSlug, BlocksField, UIField } from 'payload'
import { isRecord } from '#platform/is-record.ts'
import type { StoredBlock } from '#published/types.ts'
import { MAX_BLOCKS } from '../limits.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

/** Widgets inside the widget. The value names the slot that shows them; it is empty when there are none. */
export function content(options: FormWords): Setting<string> {
  return {
    field(name, { nestable, deeper }) {
      const field: BlocksField = {
        name,
        type: 'blocks',
        label: options.label,
        labels: { singular: '元件', plural: '元件' },
        blockReferences: nestable as BlockSlug[],
        blocks: [],
        maxRows: MAX_BLOCKS,
        admin: { ...adminOf(options), initCollapsed: true },
      }
      if (deeper.length === 0) return field
      const isShowable = (siblings: Record<string, unknown>) => canFormShow(siblings[name], nestable)
      // A field whose condition fails keeps its value whole: the form saves what it can't show as it was.
      const blocks = { ...field, admin: { ...field.admin, ...adminOf({ ...options, shownWhen: isShowable }) } }
      return { type: 'row', fields: [blocks, deeperNote(name, options.label, (siblings) => !isShowable(siblings))] }
    },
    parse(stored, path) {
      const blocks = storedBlocks(stored)
      if (blocks.length === 0) return plain('')
      return { ...plain(path), slots: [{ name: path, kind: 'blocks', blocks }] }
    },
  }
}

/** Whether Payload's form has what it needs for all blocks of a list. */
function canFormShow(stored: unknown, nestable: readonly string[]): boolean {
  return storedBlocks(stored).every(({ blockType }) => nestable.includes(blockType))
}

/** In place of blocks that the form can't show: what is there, and where it is changed. */
function deeperNote(name: string, label: string, shownWhen: NonNullable<FormWords['shownWhen']>): UIField {
  const Field = { path: '/components/deeper-blocks#DeeperBlocks', clientProps: { name, label } }
  return { name: `${name}Deeper`, type: 'ui', label, admin: { ...adminOf({ label, shownWhen }), components: { Field } } }
}

/** The blocks in a stored list; whatever else stands there is dropped. */
export function storedBlocks(stored: unknown): StoredBlock[] {
  return Array.isArray(stored) ? stored.slice(0, MAX_BLOCKS).filter(isStoredBlock) : []
}

export function isStoredBlock(value: unknown): value is StoredBlock {
  return isRecord(value) && typeof value.blockType === 'string'
}
