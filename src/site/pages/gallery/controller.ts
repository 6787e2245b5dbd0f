import { createElement } from 'react'
import type { Answer } from '#site/answer.ts'
import { headOf } from '#site/head/page-head.ts'
import { GALLERY_HREF, galleryHref } from '#site/routes.ts'
import type { Widget } from '#widgets/define-widget.ts'
import { widgets } from '#widgets/registry.ts'
import { earliest } from '#widgets/render/earliest.ts'
import { renderLayout } from '#widgets/render/render-layout.ts'
import { answerPage } from '../answer-page.tsx'
import { renderContextOf, type Visit } from '../visit.ts'
import { GalleryPage, type ShownExample, WidgetGalleryPage } from './page.tsx'

/** Every widget, or all examples of one; `null` where the gallery is closed or knows no such widget. */
export async function answerGallery(visit: Visit, name: string | null): Promise<Answer | null> {
  if (!visit.context.isGalleryOpen) return null
  if (name === null) return answerOverview(visit)
  const widget = widgets.find(({ settings }) => settings.name === name)
  return widget === undefined ? null : answerWidget(visit, widget)
}

async function answerOverview(visit: Visit): Promise<Answer> {
  return answerPage(visit, {
    site: await visit.reader.site(),
    head: headOf({ name: '元件總覽', description: '', canonicalPath: GALLERY_HREF, isIndexed: false }),
    body: createElement(GalleryPage, { widgets }),
  })
}

async function answerWidget(visit: Visit, { settings, examples }: Widget): Promise<Answer> {
  const shown: ShownExample[] = []
  const used = new Set<string>()
  let expiresAt: Date | null = null
  for (const example of examples) {
    const block = { ...example.settings, id: `${settings.name}-${example.name}`, blockType: settings.name }
    const rendered = await renderLayout([block], renderContextOf(visit))
    shown.push({ name: example.name, title: example.title, html: rendered.html })
    for (const widget of rendered.widgets) used.add(widget)
    expiresAt = earliest(expiresAt, rendered.expiresAt)
  }
  return answerPage(visit, {
    site: await visit.reader.site(),
    head: headOf({ name: settings.label, description: '', canonicalPath: galleryHref(settings.name), isIndexed: false }),
    body: createElement(WidgetGalleryPage, { settings, examples: shown }),
    widgets: used,
    expiresAt,
  })
}
