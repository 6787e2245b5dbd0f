import { createElement } from 'react'
import type { StoredBlock } from '#published/types.ts'
import { earliest } from '#render/earliest.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Widget } from '#settings/define-widget.ts'
import { widgets } from '#widgets/registry.ts'
import type { Answer } from '../../answer.ts'
import { headOf } from '../../head/page-head.ts'
import { GALLERY_HREF, galleryHref } from '../../routes.ts'
import { answerPage } from '../answer-page.tsx'
import { renderContextOf, type Visit } from '../visit.ts'
import { ExamplesPage, GalleryPage, type ShownExample } from './page.tsx'

/** The page that shows every widget at once, by its first example: what one page of them weighs and how it behaves. */
const ALL = 'all'

/** Every widget, or all examples of one; `null` where the gallery is closed or knows no such widget. */
export async function answerGallery(visit: Visit, name: string | null): Promise<Answer | null> {
  if (!visit.context.isGalleryOpen) return null
  if (name === null) return answerOverview(visit)
  if (name === ALL) return answerExamples(visit, { name, label: '所有元件' }, widgets.flatMap(firstExampleOf))
  const widget = widgets.find(({ settings }) => settings.name === name)
  return widget === undefined ? null : answerExamples(visit, widget.settings, examplesOf(widget))
}

async function answerOverview(visit: Visit): Promise<Answer> {
  return answerPage(visit, {
    site: await visit.reader.site(),
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

async function answerExamples(
  visit: Visit,
  { name, label }: { name: string; label: string },
  examples: PlacedExample[],
): Promise<Answer> {
  const context = renderContextOf(visit)
  const shown: ShownExample[] = []
  const used = new Set<string>()
  let expiresAt: Date | null = null
  for (const { block, ...example } of examples) {
    const rendered = await renderLayout([block], context)
    shown.push({ ...example, html: rendered.html })
    for (const widget of rendered.widgets) used.add(widget)
    expiresAt = earliest(expiresAt, rendered.expiresAt)
  }
  return answerPage(visit, {
    site: await visit.reader.site(),
    head: headOf({ name: label, description: '', canonicalPath: galleryHref(name), isIndexed: false }),
    body: createElement(ExamplesPage, { name, label, examples: shown }),
    widgets: used,
    expiresAt,
  })
}
