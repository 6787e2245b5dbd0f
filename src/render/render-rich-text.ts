import type { RichTextDocument } from '#published/types.ts'
import type { RenderContext, Rendered } from './context.ts'
import { finishRendering } from './finish-rendering.ts'
import { prepareRichText, startPreparation } from './prepare.ts'
import { renderNodes } from './render-block.tsx'
import { renderFragment } from './render-layout.ts'

/** The HTML of a rich text such as a post's body, with the widgets inside it; it belongs into an element `.prose`. */
export async function renderRichText(document: RichTextDocument | null, context: RenderContext): Promise<Rendered> {
  const preparation = startPreparation(context)
  const richText = prepareRichText(document, preparation)
  const fragment = (id: number) => renderFragment(id, context)
  return finishRendering(preparation, context, fragment, (session) => renderNodes(richText, session))
}
