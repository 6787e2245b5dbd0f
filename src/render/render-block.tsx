import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { InnerHtml } from '#islands/inner-content.tsx'
import { IslandScripts } from '#islands/server/island.tsx'
import { PosterMotif } from '#kit/pictures/motif.ts'
import { PLACED, placementAttributes } from '#settings/placement.ts'
import type { RenderContext } from './context.ts'
import { earliest } from './earliest.ts'
import type { PreparedBlock, PreparedRichText } from './prepare.ts'
import { reportBlock } from './report-block.ts'
import { RichTextView } from './rich-text/view.tsx'
import { retryMoment, type Session } from './session.ts'

/** One after the other: ids are given out in the order of the page. */
export async function renderBlocks(blocks: readonly PreparedBlock[], session: Session): Promise<string> {
  let html = ''
  for (const block of blocks) html += await renderBlock(block, session)
  return html
}

export async function renderNodes({ nodes, blocks }: PreparedRichText, session: Session): Promise<string> {
  const html: Record<string, string> = {}
  for (const [{ key }, block] of blocks) html[key] = await renderBlock(block, session)
  return renderToStaticMarkup(
    <InnerHtml value={html}>
      <RichTextView nodes={nodes} found={session.found} anchors={session.anchors} hasBlock={({ key }) => Boolean(html[key])} />
    </InnerHtml>,
  )
}

/** Inner content first, then the widget around it, on its own: nothing it does can reach its neighbours. */
async function renderBlock(block: PreparedBlock, session: Session): Promise<string> {
  await session.breathe()
  const loaded = session.loaded.get(block)
  const { widget, id } = block
  const { context } = session
  if (loaded === undefined) return emptyBlock(block, context)
  try {
    const slots: Record<string, string> = {}
    for (const slot of block.slots)
      slots[slot.name] = await (slot.kind === 'blocks' ? renderBlocks(slot.blocks, session) : renderNodes(slot, session))
    // Not as static markup: an island is hydrated, and two texts side by side need the mark between them.
    const html = dropPreloads(
      renderToString(
        <IslandScripts value={context.moduleUrl}>
          <PosterMotif value={session.brand}>
            <InnerHtml value={slots}>
              {createElement(widget.View, { id, settings: loaded.settings, data: loaded.data })}
            </InnerHtml>
          </PosterMotif>
        </IslandScripts>,
      ),
    )
    if (html === '') return emptyBlock(block, context)
    session.widgets.add(widget.settings.name)
    const placed = placeBlock(html, block, context)
    return context.isPreview ? markBlock(placed, block, context) : placed
  } catch (error) {
    reportBlock(block.stored, error, context)
    session.expiresAt = earliest(session.expiresAt, retryMoment(context.now))
    return emptyBlock(block, context)
  }
}

/** How it stands on each device is for the style sheet; where a page is edited, what a device does not show is there all the same. */
function placeBlock(html: string, { stored, widget }: PreparedBlock, { isEdited }: RenderContext): string {
  const attributes = placementAttributes(stored[PLACED], widget.settings.rank ?? 'widget').map(
    ([name, value]) => ` data-${isEdited && name === 'on' ? 'shown' : PLACED}-${name}="${value}"`,
  )
  return attributes.length === 0 ? html : html.replace(/^<[a-z][a-z0-9-]*/, (tag) => tag + attributes.join(''))
}

/** Lets the visual editor find the block: its outermost element carries the stored id, or whose it is if not the page's own. */
function markBlock(html: string, { stored }: PreparedBlock, { inside = [] }: RenderContext): string {
  const fragment = inside.at(-1)
  const mark =
    fragment === undefined ? `data-block="${escapeAttribute(String(stored.id ?? ''))}"` : `data-doc="fragments/${fragment}"`
  return html.replace(/^<[a-z][a-z0-9-]*/, (tag) => `${tag} ${mark}`)
}

/** Where a page is edited there is something to click for a block that shows nothing yet. */
function emptyBlock(block: PreparedBlock, context: RenderContext): string {
  if (context.isEdited !== true) return ''
  return markBlock(`<div data-empty="${escapeAttribute(block.widget.settings.label)}"></div>`, block, context)
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

// React writes a preload in front of a fragment for each eager picture in it; right before the picture it says nothing new.
function dropPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
