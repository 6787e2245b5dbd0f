import { type Layout, slotsOf } from './tree.ts'
import type { Widgets } from './widgets.ts'

const LAYOUT = 'layout.'

/** The innermost block on a path of the document's form, such as `layout.1.content.0.body`, and the rest of the path, in that block. */
export function blockAtPath(layout: Layout, path: string, widgets: Widgets): { id: string; setting: string } | null {
  return path.startsWith(LAYOUT) ? find(layout, path.slice(LAYOUT.length), widgets) : null
}

function find(blocks: Layout, path: string, widgets: Widgets): { id: string; setting: string } | null {
  const [index = '', ...steps] = path.split('.')
  const block = blocks[Number(index)]
  if (block === undefined) return null
  const rest = steps.join('.')
  const slot = slotsOf(block, widgets).find((one) => rest.startsWith(`${one.path}.`))
  const inner = slot && find(slot.blocks, rest.slice(slot.path.length + 1), widgets)
  return inner ?? { id: block.id, setting: rest }
}
