import { type Layout, slotsOf } from '#builder/tree.ts'
import type { Widgets } from '#builder/widgets.ts'
import { summarise } from '../components/row-summary.ts'

/** A line of the tree: a block, or one of several slots of a block. */
export interface Row {
  /** Id of the block, or id and path of the slot. */
  key: string
  label: string
  /** A few words of what the block says. */
  summary: string
  level: number
  /** Counted from 1 among those beside it. */
  position: number
  count: number
  /** `null` where there is nothing to open. */
  isOpen: boolean | null
  /** Key of the row around it. */
  parent: string | null
  target:
    | {
        kind: 'block'
        id: string
        /** Its only slot, where nothing is in it. */
        emptySlot: string | null
      }
    | { kind: 'slot'; parent: string; slot: string; isEmpty: boolean }
}

/** The lines that can be seen while these are closed. */
export function rowsOf(layout: Layout, closed: ReadonlySet<string>, widgets: Widgets): Row[] {
  return rowsOfBlocks(layout, { parent: null, level: 1 })

  function rowsOfBlocks(blocks: Layout, { parent, level }: Pick<Row, 'parent' | 'level'>): Row[] {
    return blocks.flatMap((block, index) => {
      const slots = slotsOf(block, widgets)
      const [only] = slots
      const inner = { parent: block.id, level: level + 1 }
      const inside =
        slots.length === 1 && only
          ? rowsOfBlocks(only.blocks, inner)
          : slots.flatMap(({ path, label, blocks: children }, at) => {
              const key = `${block.id} ${path}`
              const row: Row = {
                key,
                label,
                summary: children.length === 0 ? '（空的）' : '',
                ...inner,
                position: at + 1,
                count: slots.length,
                isOpen: children.length === 0 ? null : !closed.has(key),
                target: { kind: 'slot', parent: block.id, slot: path, isEmpty: children.length === 0 },
              }
              const own = rowsOfBlocks(children, { parent: key, level: level + 2 })
              return [row, ...(closed.has(key) ? [] : own)]
            })
      const isOpen = inside.length === 0 ? null : !closed.has(block.id)
      const row: Row = {
        key: block.id,
        label: widgets.labelOf(block.blockType),
        summary: slots.length > 0 && !hasWords(block) ? '' : summarise(block, widgets.labelOf),
        level,
        position: index + 1,
        count: blocks.length,
        isOpen,
        parent,
        target: { kind: 'block', id: block.id, emptySlot: slots.length === 1 && only?.blocks.length === 0 ? only.path : null },
      }
      return [row, ...(isOpen ? inside : [])]
    })
  }
}

/** What holds others is named by words of its own alone: theirs stand below it. */
function hasWords(block: Record<string, unknown>): boolean {
  return [block.title, block.heading, block.label, block.name].some((words) => typeof words === 'string' && words !== '')
}
