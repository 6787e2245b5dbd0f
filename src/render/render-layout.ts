import type { StoredBlock } from '#published/types.ts'
import type { Subject } from '#settings/define-widget.ts'
import { MAX_FRAGMENT_DEPTH } from '#settings/limits.ts'
import type { RenderContext, Rendered } from './context.ts'
import { finishRendering } from './finish-rendering.ts'
import { prepareBlocks, startPreparation } from './prepare.ts'
import { renderBlocks } from './render-block.tsx'

/**
 * The HTML of a layout, stored or unsaved. A widget that fails is left out and reported; its page goes on. A part of a layout is
 * rendered in the same way; unless `isFirst`, it does not open its page.
 */
export async function renderLayout(
  layout: readonly StoredBlock[],
  context: RenderContext,
  { isFirst = true }: { isFirst?: boolean } = {},
): Promise<Rendered> {
  const preparation = startPreparation(context)
  const blocks = prepareBlocks(layout, preparation, { depth: 1, isFirst })
  const fragment = (id: number) => renderFragment(id, context)
  return finishRendering(preparation, context, fragment, (session) => renderBlocks(blocks, session))
}

/** The HTML of a published fragment; `null` where there is none, or it is inside itself. */
export async function renderFragment(id: number, context: RenderContext): Promise<Rendered | null> {
  const inside = context.inside ?? []
  if (inside.includes(id) || inside.length >= MAX_FRAGMENT_DEPTH) return null
  const fragment = await context.reader.findFragment(id)
  const subject: Subject = { ...context.subject, document: { kind: 'fragment', id } }
  return fragment && renderLayout(fragment.layout, { ...context, subject, inside: [...inside, id] })
}
