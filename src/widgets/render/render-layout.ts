import type { StoredBlock } from '#content/read/types.ts'
import type { RenderContext, Rendered } from './context.ts'
import { finishRendering } from './finish-rendering.ts'
import { prepareBlocks, startPreparation } from './prepare.ts'
import { renderBlocks } from './render-block.tsx'

/** The HTML of a layout, stored or unsaved. A widget that fails is left out and reported; its page goes on. */
export async function renderLayout(layout: readonly StoredBlock[], context: RenderContext): Promise<Rendered> {
  const preparation = startPreparation(context)
  const blocks = prepareBlocks(layout, preparation)
  return finishRendering(preparation, context, (session) => renderBlocks(blocks, session))
}
