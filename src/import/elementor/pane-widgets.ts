import { headingNode } from '#settings/rich-text/compose.ts'
import { paneContent } from '../assemble/panes.ts'
import { columnsPieces } from '../assemble/to-blocks.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { nodePiece, type Piece } from '../conversion/pieces.ts'
import { buttonPieces } from '../shortcodes/table.ts'
import type { ElementorElement } from './read-elements.ts'
import { picturePiece, type WidgetRow, type WidgetRows, widgetPiece } from './table.ts'
import { sampleText } from './text-widgets.ts'

interface Pane {
  title: string
  pieces: Piece[]
  more?: Record<string, unknown>
}

const accordion: WidgetRow = ({ settings, element, conversion }) => {
  const panes: Pane[] = [
    ...settings
      .rows('tabs')
      .map((row) => ({ title: row.words('tab_title'), pieces: conversion.classic(row.raw('tab_content')) })),
    ...settings.rows('ekit_accordion_items').map((row) => ({
      title: row.words('acc_title'),
      pieces: conversion.classic(row.raw('acc_content')),
      more: { isOpen: row.isOn('ekit_acc_is_active') },
    })),
    ...settings.rows('ekit_faq_content_items').map((row) => ({
      title: row.words('ekit_faq_title'),
      pieces: conversion.classic(row.raw('ekit_faq_content')),
    })),
  ]
  const tag = /^h([2-4])$/.exec(settings.raw('title_html_tag'))?.[1]
  const isClosed =
    element.widget === 'toggle' ||
    (settings.raw('ekit_accordion_open_first_slide') === '' && element.widget === 'elementskit-accordion')
  return accordionOf(
    panes,
    { keepFirstOpen: !isClosed, faqSchema: settings.isOn('faq_schema'), ...(tag !== undefined && { level: tag }) },
    element,
    conversion,
  )
}

/** Each title belongs to the container in the same place. */
const nestedAccordion: WidgetRow = ({ settings, element, conversion, inner }) =>
  accordionOf(
    settings.rows('items').map((row, index) => ({ title: row.words('item_title'), pieces: inner(childAt(element, index)) })),
    { faqSchema: settings.isOn('faq_schema') },
    element,
    conversion,
  )

const tabs: WidgetRow = ({ settings, element, conversion, inner }) => {
  const isNested = element.widget === 'nested-tabs'
  const panes = settings.rows('tabs').map((row, index) => ({
    title: row.words('tab_title'),
    pieces: isNested ? inner(childAt(element, index)) : conversion.classic(row.raw('tab_content')),
  }))
  const isVertical =
    settings.raw('type') === 'vertical' || ['inline-start', 'inline-end'].includes(settings.raw('tabs_direction'))
  return tabsOf(panes, { ...(isVertical && { style: 'vertical' }) }, element, conversion)
}

/** ElementsKit keeps what stands in a tab as a post of its own, which became a fragment. */
const kitTabs: WidgetRow = ({ settings, element, conversion }) => {
  const panes = settings.rows('ekit_tab_items').map((row, index): Pane => {
    const image = row.picture('ekit_tab_title_image')
    const area = [row.raw('_id'), String(index + 1), String(index)]
      .map((name) => conversion.references.area(`dynamic-content-widget-${element.id}-${name}`))
      .find((fragment) => fragment !== null)
    return {
      title: row.words('ekit_tab_title'),
      pieces: conversion.classic(row.raw('ekit_tab_content')),
      more: {
        isOpen: row.isOn('ekit_tab_title_is_active'),
        ...(image !== null && { image }),
        ...(area !== undefined && area !== null && { fragment: area }),
      },
    }
  })
  return tabsOf(
    panes,
    {
      ...(settings.raw('ekit_tab_style').includes('vertical') && { style: 'vertical' }),
      ...(settings.raw('ekit_tab_trigger_type') === 'mouseenter' && { trigger: 'mouseenter' }),
      rememberInAddress: settings.isOn('ekit_hash_change'),
    },
    element,
    conversion,
  )
}

const imageAccordion: WidgetRow = ({ settings, conversion }) =>
  columnsPieces(
    settings.rows('ekit_img_accordion_items').map((row) => {
      const title = row.words('ekit_img_accordion_title')
      const href = row.href('ekit_img_accordion_wrap_link_url')
      return [
        ...picturePiece(row.picture('ekit_img_accordion_bg')),
        ...(title === '' ? [] : [nodePiece(headingNode('h3', title))]),
        ...(href === '' ? [] : buttonPieces(row.words('ekit_img_accordion_button_label') || title, href, conversion)),
      ]
    }),
  )

export const paneWidgets: WidgetRows = {
  accordion,
  toggle: accordion,
  'elementskit-accordion': accordion,
  'elementskit-faq': accordion,
  'nested-accordion': nestedAccordion,
  tabs,
  'nested-tabs': tabs,
  'elementskit-simple-tab': kitTabs,
  'elementskit-tab': kitTabs,
  'elementskit-advance-tab': kitTabs,
  'elementskit-image-accordion': imageAccordion,
}

function accordionOf(
  panes: readonly Pane[],
  settings: Record<string, unknown>,
  { widget }: ElementorElement,
  conversion: Conversion,
): Piece[] {
  return panesOf('accordion', panes, settings, widget, conversion)
}

function tabsOf(
  panes: readonly Pane[],
  settings: Record<string, unknown>,
  { widget }: ElementorElement,
  conversion: Conversion,
): Piece[] {
  return panesOf('tabs', panes, settings, widget, conversion)
}

function panesOf(
  name: 'accordion' | 'tabs',
  panes: readonly Pane[],
  settings: Record<string, unknown>,
  widget: string,
  conversion: Conversion,
): Piece[] {
  const titled = panes.filter(({ title }) => title !== '')
  if (titled.length < panes.length) conversion.note('sample-text', widget)
  if (titled.length === 0) return panes.length === 0 ? sampleText(widget, conversion) : panes.flatMap(({ pieces }) => pieces)
  const items = titled.map(({ title, pieces, more }) => ({ title, ...paneContent(pieces, conversion), ...more }))
  return widgetPiece(name, { items, ...settings }, conversion)
}

function childAt({ elements }: ElementorElement, index: number): ElementorElement[] {
  const child = elements[index]
  return child === undefined ? [] : [child]
}
