import { createBreathing } from '#platform/breathing.ts'
import type { RenderContext, Rendered } from './context.ts'
import { fetchReferences } from './fetch-references.ts'
import { loadBlocks, type RenderFragment } from './load-blocks.ts'
import type { Preparation } from './prepare.ts'
import type { Session } from './session.ts'

/** From prepared content to HTML: fetch all references at once, load all blocks side by side, then render. Others are answered in between. */
export async function finishRendering(
  preparation: Preparation,
  context: RenderContext,
  renderFragment: RenderFragment,
  render: (session: Session) => Promise<string>,
): Promise<Rendered> {
  const [site, found] = await Promise.all([context.reader.site(), fetchReferences(context.reader, preparation.references)])
  const breathe = createBreathing()
  const { loaded, widgets, expiresAt } = await loadBlocks(preparation, found, renderFragment, breathe)
  if ((await context.isWanted) === false) return { html: '', widgets, expiresAt }
  const session: Session = { context, brand: site.brand, found, loaded, widgets, anchors: context.anchors, expiresAt, breathe }
  const html = await render(session)
  return { html, widgets: session.widgets, expiresAt: session.expiresAt }
}
