import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { islandMarkup } from '#islands/server/island.ts'
import { SlotContext } from '#islands/slot.tsx'
import type { Moment } from '#islands/wire.ts'
import type { RegisteredWidget } from '#settings/define-widget.ts'
import type { RenderContext } from './context.ts'
import { earliest } from './earliest.ts'
import type { PreparedBlock, PreparedRichText } from './prepare.ts'
import { reportBlock } from './report-block.ts'
import { RichTextView } from './rich-text/view.tsx'
import { type LoadedBlock, retryMoment, type Session } from './session.ts'

export function renderBlocks(blocks: readonly PreparedBlock[], session: Session): string {
  return blocks.map((block) => renderBlock(block, session)).join('')
}

export function renderNodes({ nodes, blocks }: PreparedRichText, session: Session): string {
  const html = Object.fromEntries([...blocks].map(([node, block]) => [node.key, renderBlock(block, session)]))
  return renderToStaticMarkup(
    <SlotContext value={html}>
      <RichTextView nodes={nodes} found={session.found} anchors={session.anchors} hasBlock={({ key }) => Boolean(html[key])} />
    </SlotContext>,
  )
}

/** Inner content first, then the widget around it, on its own: nothing it does can reach its neighbours. */
function renderBlock(block: PreparedBlock, session: Session): string {
  const loaded = session.loaded.get(block)
  if (loaded === undefined) return ''
  const { widget, id } = block
  const { context } = session
  try {
    const slots = Object.fromEntries(
      block.slots.map((slot) => [
        slot.name,
        slot.kind === 'blocks' ? renderBlocks(slot.blocks, session) : renderNodes(slot, session),
      ]),
    )
    const view = (
      <SlotContext value={slots}>{createElement(widget.View, { id, settings: loaded.settings, data: loaded.data })}</SlotContext>
    )
    // Only what React meets again in the browser needs the marks that `renderToString` leaves for it.
    const html = dropPreloads(isHydrated(widget) ? renderToString(view, { identifierPrefix: id }) : renderToStaticMarkup(view))
    if (html === '') return ''
    session.widgets.add(widget.settings.name)
    const whole = widget.when === undefined ? html : wrapIsland(block, widget.when, html, loaded, context)
    return context.isPreview ? markBlock(whole, String(block.stored.id ?? '')) : whole
  } catch (error) {
    reportBlock(block.stored, error, context)
    session.expiresAt = earliest(session.expiresAt, retryMoment(context.now))
    return ''
  }
}

function wrapIsland(
  { widget, id }: PreparedBlock,
  when: Moment,
  html: string,
  loaded: LoadedBlock,
  context: RenderContext,
): string {
  const { name } = widget.settings
  const props = isHydrated(widget) ? { id, ...loaded } : null
  return islandMarkup({ widget: name, when, module: context.moduleUrl(name), props, html })
}

function isHydrated({ when, isEnhanced }: RegisteredWidget): boolean {
  return when !== undefined && !isEnhanced
}

/** Lets the page builder find the block: its outermost element carries the stored id. */
function markBlock(html: string, storedId: string): string {
  const value = storedId.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html.replace(/^<[a-z][a-z0-9-]*/, (tag) => `${tag} data-block="${value}"`)
}

// React writes a preload in front of a fragment for each eager picture in it; right before the picture it says nothing new.
function dropPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
