import { createElement } from 'react'
import { GALLERY_HREF, galleryHref } from '#addresses/documents.ts'
import type { StoredBlock } from '#published/types.ts'
import { earliest } from '#render/earliest.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Widget } from '#settings/define-widget.ts'
import { widgets } from '#widgets/registry.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { pageResponse } from '../page-response.tsx'
import { type RequestContext, renderContextOf } from '../request-context.ts'
import { ExamplesPage, GalleryPage, type ShownExample } from './page.tsx'

/** The page that shows every widget at once, by its first example: what one page of them weighs and how it behaves. */
const ALL = 'all'

/** Every widget, or all examples of one; `null` where the gallery is closed or knows no such widget. */
export async function galleryResponse(requestContext: RequestContext, name: string | null): Promise<SiteResponse | null> {
  if (!requestContext.context.isGalleryOpen) return null
  if (name === null) return overviewResponse(requestContext)
  if (name === ALL) return examplesResponse(requestContext, { name, label: '所有元件' }, widgets.flatMap(firstExampleOf))
  const widget = widgets.find(({ settings }) => settings.name === name)
  return widget === undefined ? null : examplesResponse(requestContext, widget.settings, examplesOf(widget))
}

async function overviewResponse(requestContext: RequestContext): Promise<SiteResponse> {
  return pageResponse(requestContext, {
    head: headOf({ name: '元件總覽', description: '', canonicalPath: GALLERY_HREF, isIndexed: false }),
    body: createElement(GalleryPage, { widgets, allHref: galleryHref(ALL) }),
  })
}

/** An example with its place in the page. */
interface PlacedExample extends Omit<ShownExample, 'html'> {
  block: StoredBlock
}

function examplesOf({ settings, examples }: Widget): PlacedExample[] {
  return examples.map(({ name, title, settings: stored }) => ({
    name,
    title,
    isWide: settings.rank === 'page',
    block: { ...stored, id: `${settings.name}-${name}`, blockType: settings.name },
  }))
}

function firstExampleOf(widget: Widget): PlacedExample[] {
  return examplesOf(widget)
    .slice(0, 1)
    .map((example) => ({ ...example, name: widget.settings.name, title: widget.settings.label }))
}

async function examplesResponse(
  requestContext: RequestContext,
  { name, label }: { name: string; label: string },
  examples: PlacedExample[],
): Promise<SiteResponse> {
  const context = renderContextOf(requestContext)
  const shown: ShownExample[] = []
  const [first, later] = [new Set<string>(), new Set<string>()]
  let expiresAt: Date | null = null
  for (const { block, ...example } of examples) {
    // Alone with its widget, each is shown as it would be at the top of a page.
    const rendered = await renderLayout([block], context, { isFirst: name !== ALL || shown.length === 0 })
    for (const widget of rendered.widgets) (shown.length === 0 ? first : later).add(widget)
    shown.push({ ...example, html: rendered.html })
    expiresAt = earliest(expiresAt, rendered.expiresAt)
  }
  const laterStyles = requestContext.context.assets.widgetStyles([...later].filter((widget) => !first.has(widget)))
  return pageResponse(requestContext, {
    head: headOf({ name: label, description: '', canonicalPath: galleryHref(name), isIndexed: false }),
    body: createElement(ExamplesPage, { name, label, examples: shown, isLong: name === ALL, laterStyles }),
    widgets: first,
    expiresAt,
  })
}
