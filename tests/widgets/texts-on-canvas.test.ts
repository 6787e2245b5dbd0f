import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, it } from 'vitest'
import { textsOf } from '#builder/block-texts.ts'
import { findTexts, type MarkupReader } from '#builder/find-texts.ts'
import { createWidgets } from '#builder/widgets.ts'
import { renderLayout } from '#render/render-layout.ts'
import { createCatalogue } from '#settings/catalogue.ts'
import type { Widget } from '#settings/define-widget.ts'
import { widgets } from '#widgets/registry.ts'
import { widgetSettings } from '#widgets/settings.ts'
import { createRenderContext } from '../fixtures/render-context.ts'

type Node = DefaultTreeAdapterTypes.Node

const known = createWidgets(createCatalogue(widgetSettings))
const UNSEEN = ['svg', 'script', 'noscript', 'template', 'style', 'textarea', 'select', '#comment']

/** As the canvas reads a page. */
const reader: MarkupReader<Node> = {
  childrenOf: (node) => ('childNodes' in node ? node.childNodes : []),
  wordsOf: (node) => (node.nodeName === '#text' && 'value' in node ? node.value : null),
  isForeign: (node) =>
    UNSEEN.includes(node.nodeName) ||
    ('attrs' in node && node.attrs.some(({ name, value }) => name === 'data-block' || (name === 'class' && value === 'vh'))),
}

/** Settings whose words a page shows, and which are written in the inspector all the same. */
const WRITTEN_ELSEWHERE: Record<string, string> = {
  'button link.panelName': 'says the same as the button; the page shows it to screen readers alone',
  'client-logos items.name': 'the name is the drawing itself where there is no logo, in pieces',
  'contact-form fields.options': 'one text is several choices',
  'coupon label': 'stands in a sentence',
  'mini-cart separator': 'stands between two numbers',
  'off-canvas name': 'says the same as the words on the button',
  'off-canvas opener_text': 'says the same as the name of the panel',
  'post-carousel label': 'stands in a sentence where there is nothing to show',
  'reviews items.source': 'stands in a sentence',
  'reviews items.text': 'what is long is cut short, and stands in a dialog as a whole',
  'team label': 'says the same as a position',
  'video-gallery items.category': 'one button stands for all films that share it',
}

async function missingIn(widget: Widget, settings: Record<string, unknown>): Promise<string[]> {
  const block = { ...settings, id: 'example', blockType: widget.settings.name }
  const { html } = await renderLayout([block], createRenderContext({ isPreview: true, isEdited: true }))
  const [root] = parseFragment(html).childNodes
  if (root === undefined) return []
  const texts = textsOf(block, known)
  const found = new Set([...findTexts(root, texts, reader).values()].map(({ path }) => path))
  return texts
    .filter(({ path, value }) => !found.has(path) && wordsIn(root).includes(value.replaceAll(/\s+/g, '')))
    .map(({ path }) => `${widget.settings.name} ${path.replaceAll(/\.\d+\./g, '.')}`)
}

function wordsIn(node: Node): string {
  const words =
    reader.wordsOf(node) ??
    reader
      .childrenOf(node)
      .map((child) => (reader.isForeign(child) ? '' : wordsIn(child)))
      .join('')
  return words.replaceAll(/\s+/g, '')
}

it('finds every text that a widget shows, so that it can be written on the page', async () => {
  const missing = new Set<string>()
  for (const widget of widgets) {
    for (const { settings } of widget.examples) for (const setting of await missingIn(widget, settings)) missing.add(setting)
  }
  expect([...missing].sort()).toEqual(Object.keys(WRITTEN_ELSEWHERE).sort())
})
