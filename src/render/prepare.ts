import type { StoredBlock } from '#published/types.ts'
import { parseSettings } from '#settings/define-settings.ts'
import type { Widget } from '#settings/define-widget.ts'
import { toAnchor } from '#settings/kinds/anchor.ts'
import { storedBlocks } from '#settings/kinds/content.ts'
import { MAX_BLOCKS_IN_ALL, MAX_DEPTH } from '#settings/limits.ts'
import { type RichNode, readNodes, walkNodes } from '#settings/rich-text/nodes.ts'
import { referencesOf } from '#settings/rich-text/references.ts'
import type { Parsed, Reference, SlotContent } from '#settings/setting.ts'
import type { RenderContext } from './context.ts'
import { reportBlock } from './report-block.ts'

/** A block whose settings are parsed, with everything inside it. */
export interface PreparedBlock {
  stored: StoredBlock
  /** Unique in the page, fit for HTML. */
  id: string
  widget: Widget
  parsed: Parsed<Record<string, unknown>>
  slots: PreparedSlot[]
  isFirst: boolean
}

export type PreparedSlot = { name: string } & (
  | { kind: 'blocks'; blocks: PreparedBlock[] }
  | ({ kind: 'rich-text' } & PreparedRichText)
)

export interface PreparedRichText {
  nodes: RichNode[]
  /** The widgets among the nodes. */
  blocks: Map<RichNode, PreparedBlock>
}

/** What the walk over a layout gathers: every block and every reference, so that they are fetched at once. */
export interface Preparation {
  blocks: PreparedBlock[]
  references: Reference[]
  ids: Set<string>
  context: RenderContext
}

interface Place {
  depth: number
  isFirst: boolean
}

const TOP: Place = { depth: 1, isFirst: true }

export function startPreparation(context: RenderContext): Preparation {
  return { blocks: [], references: [], ids: new Set(), context }
}

export function prepareBlocks(layout: unknown, preparation: Preparation, place = TOP): PreparedBlock[] {
  return storedBlocks(layout).flatMap(
    (block, index) => prepareBlock(block, preparation, { ...place, isFirst: place.isFirst && index === 0 }) ?? [],
  )
}

export function prepareRichText(
  document: unknown,
  preparation: Preparation,
  place = { ...TOP, isFirst: false },
): PreparedRichText {
  const nodes = readNodes(document)
  preparation.references.push(...referencesOf(nodes))
  const blocks = new Map<RichNode, PreparedBlock>()
  for (const node of walkNodes(nodes)) {
    if (node.type !== 'block') continue
    const [block] = prepareBlocks([node.source.fields], preparation, { ...place, isFirst: false })
    if (block) blocks.set(node, block)
  }
  return { nodes, blocks }
}

function prepareBlock(stored: StoredBlock, preparation: Preparation, place: Place): PreparedBlock | null {
  try {
    const widget = preparation.context.findWidget(stored.blockType)
    if (widget === undefined) throw new Error(`There is no widget of this name: ${stored.blockType.slice(0, 40)}`)
    if (place.depth > MAX_DEPTH) throw new Error(`Widgets are nested deeper than ${MAX_DEPTH} levels`)
    if (preparation.blocks.length >= MAX_BLOCKS_IN_ALL) throw new Error(`The layout has more than ${MAX_BLOCKS_IN_ALL} widgets`)
    const parsed: Parsed<Record<string, unknown>> = parseSettings(widget.settings, stored)
    const block: PreparedBlock = {
      stored,
      id: claimId(stored.id, preparation),
      widget,
      parsed,
      slots: [],
      isFirst: place.isFirst,
    }
    preparation.blocks.push(block)
    preparation.references.push(...parsed.references)
    const inside = { depth: place.depth + 1, isFirst: place.isFirst }
    for (const slot of parsed.slots) block.slots.push(prepareSlot(slot, preparation, inside))
    return block
  } catch (error) {
    reportBlock(stored, error, preparation.context)
    return null
  }
}

function prepareSlot(slot: SlotContent, preparation: Preparation, place: Place): PreparedSlot {
  const { name } = slot
  if (slot.kind === 'blocks') return { name, kind: slot.kind, blocks: prepareBlocks(slot.blocks, preparation, place) }
  return { name, kind: slot.kind, ...prepareRichText(slot.document, preparation, place) }
}

function claimId(stored: unknown, { ids: taken, context: { inside = [] } }: Preparation): string {
  // A selector cannot start with a digit without escaping, and stored ids often do. What stands in a fragment may stand in
  // the page around it, too.
  const place = inside.map((fragment) => `f${fragment}-`).join('')
  const base = `b-${place}${(typeof stored === 'string' && toAnchor(stored)) || taken.size + 1}`
  let id = base
  for (let copy = 2; taken.has(id); copy += 1) id = `${base}-${copy}`
  taken.add(id)
  return id
}
