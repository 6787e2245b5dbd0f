import type { StoredBlock } from '#published/types.ts'
import type { NewId } from './new-block.ts'
import { type Layout, setIn, slotsOf, walk } from './tree.ts'
import type { Widgets } from './widgets.ts'

/** The layout with a new id for each block whose id another has already: a row that a form has copied keeps those of what it holds. */
export function withOwnIds(layout: Layout, widgets: Widgets, newId: NewId): Layout {
  const ids = [...walk(layout, widgets)].map(({ block }) => block.id)
  if (new Set(ids).size === ids.length) return layout
  const taken = new Set<string>()
  const own = (block: StoredBlock): StoredBlock => {
    const id = taken.has(block.id) ? newId() : block.id
    taken.add(id)
    return slotsOf(block, widgets).reduce<StoredBlock>(
      (owned, { path, blocks }) => (blocks.length === 0 ? owned : (setIn(owned, path, blocks.map(own)) as StoredBlock)),
      { ...block, id },
    )
  }
  return layout.map(own)
}
