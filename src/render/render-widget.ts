import type { RichTextDocument, StoredBlock } from '#published/types.ts'
import type { RenderContext, Rendered } from './context.ts'
import { finishRendering } from './finish-rendering.ts'
import { type Preparation, type PreparedBlock, prepareBlocks, prepareRichText, startPreparation } from './prepare.ts'
import { renderBlocks } from './render-block.tsx'
import { renderFragment } from './render-layout.ts'

/** What widgets can stand in: a layout, or a rich text such as a post's body. */
export type WidgetHolder = { layout: readonly StoredBlock[] } | { body: RichTextDocument | null }

interface WidgetName {
  /** Its id in the page. */
  id: string
  name: string
}

/** The HTML of one widget out of its document, the same as in the page; `null` where the document has no such widget. */
export async function renderWidget(holder: WidgetHolder, wanted: WidgetName, context: RenderContext): Promise<Rendered | null> {
  const found = findPrepared(holder, wanted, context)
  if (found === null) return null
  const { block, preparation } = found
  const inside = blocksWithin(block)
  const references = inside.flatMap(({ parsed }) => parsed.references)
  const fragment = (id: number) => renderFragment(id, context)
  return finishRendering({ ...preparation, blocks: inside, references }, context, fragment, (session) =>
    renderBlocks([block], session),
  )
}

/** One widget of a document, parsed as the page would parse it: only so has it the id that it has there. */
export function findPrepared(
  holder: WidgetHolder,
  wanted: WidgetName,
  context: RenderContext,
): { block: PreparedBlock; preparation: Preparation } | null {
  const preparation = startPreparation(context)
  if ('layout' in holder) prepareBlocks(holder.layout, preparation)
  else prepareRichText(holder.body, preparation)
  const block = preparation.blocks.find(({ id, widget }) => id === wanted.id && widget.settings.name === wanted.name)
  return block === undefined ? null : { block, preparation }
}

function blocksWithin(block: PreparedBlock): PreparedBlock[] {
  const inner = block.slots.flatMap((slot) => (slot.kind === 'blocks' ? slot.blocks : [...slot.blocks.values()]))
  return [block, ...inner.flatMap(blocksWithin)]
}
