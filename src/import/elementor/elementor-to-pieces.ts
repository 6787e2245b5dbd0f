import { columnsPieces, toBlocks } from '../assemble/to-blocks.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { resolveHref } from '../conversion/link.ts'
import { nearestPaper } from '../conversion/paper.ts'
import type { Piece, SectionSettings } from '../conversion/pieces.ts'
import { ratioOf } from '../shortcodes/table.ts'
import { boxWidgets } from './box-widgets.ts'
import { resolveDynamic } from './dynamic.ts'
import { figureWidgets } from './figure-widgets.ts'
import { joinCells, joinNeighbours } from './join.ts'
import { listWidgets } from './list-widgets.ts'
import { mediaWidgets } from './media-widgets.ts'
import { paneWidgets } from './pane-widgets.ts'
import { peopleWidgets } from './people-widgets.ts'
import { comparePlans, PRICE_TABLES } from './pricing.ts'
import type { ElementorElement } from './read-elements.ts'
import { salvage } from './salvage.ts'
import { ElementorSettings } from './settings.ts'
import { siteWidgets, templateWidget } from './site-widgets.ts'
import { type WidgetRow, type WidgetRows, widgetPiece } from './table.ts'
import { textWidgets } from './text-widgets.ts'

export const WIDGET_ROWS: WidgetRows = {
  ...textWidgets,
  ...boxWidgets,
  ...listWidgets,
  ...mediaWidgets,
  ...paneWidgets,
  ...figureWidgets,
  ...peopleWidgets,
  ...siteWidgets,
}
const LITTLE_PADDING_PX = 20
/** Below it the picture is what one sees. */
const OPAQUE_FROM = 0.5

export function elementorToPieces(elements: readonly ElementorElement[], conversion: Conversion): Piece[] {
  const convertAll = (some: readonly ElementorElement[]): Piece[] => {
    let anchor = ''
    return joinNeighbours(
      some.flatMap((element, index) => {
        if (element.widget === 'menu-anchor') {
          anchor = new ElementorSettings(element.settings, conversion).raw('anchor')
          return []
        }
        const pieces = withAnchor(convert(element, index === 0), anchor)
        if (pieces.length > 0) anchor = ''
        return pieces
      }),
    )
  }

  function convert(element: ElementorElement, isFirst: boolean): Piece[] {
    const values = resolveDynamic(element, conversion)
    const settings = new ElementorSettings(values, conversion)
    // The phone's copy of something that stands elsewhere.
    if (settings.has('hide_desktop') && settings.raw('hide_desktop') !== '') return []
    const pieces =
      element.kind === 'widget' || element.widget !== ''
        ? convertWidget({ ...element, settings: values }, settings, isFirst)
        : contents(element, settings)
    const href = settings.href('ekit_element_link') || (element.kind === 'widget' ? '' : settings.href('link'))
    return href === '' || href === '#' ? pieces : wrapLink(pieces, href, conversion)
  }

  function convertWidget(element: ElementorElement, settings: ElementorSettings, isFirst: boolean): Piece[] {
    if (element.widget === 'global') return conversion.template(element.templateId)
    const row = rowFor(element.widget)
    if (row !== undefined) return row({ settings, element, conversion, inner: convertAll, isFirst })
    const saved = [...salvage(element.settings, conversion), ...convertAll(element.elements)]
    conversion.note(saved.length === 0 ? 'dropped' : 'unknown-widget', element.widget)
    return saved
  }

  function contents(element: ElementorElement, settings: ElementorSettings): Piece[] {
    const children = element.elements
    const direction = settings.raw('flex_direction')
    const isRow =
      (element.kind === 'section' && children.length > 1) ||
      settings.raw('container_type') === 'grid' ||
      direction === 'row' ||
      direction === 'row-reverse'
    if (!isRow || children.length < 2 || children.every(({ widget }) => widget.endsWith('button'))) return convertAll(children)
    const plans = children.map(onlyWidget)
    if (plans.every((plan) => plan !== null && PRICE_TABLES.includes(plan.widget))) {
      return comparePlans(
        plans.flatMap((plan) => (plan === null ? [] : [new ElementorSettings(plan.settings, conversion)])),
        conversion,
      )
    }
    const cells = children.map((child) => convertAll([child]))
    return joinCells(cells.filter((cell) => cell.length > 0)) ?? columnsPieces(cells, ratioOf(children.map(widthOf)))
  }

  function section(element: ElementorElement): Piece[] {
    const settings = new ElementorSettings(element.settings, conversion)
    const pieces = convertAll([element])
    const own = sectionSettings(settings)
    return pieces.length === 0 && own.background === undefined ? [] : [{ kind: 'section', settings: own, pieces }]
  }

  noteLook(elements, conversion)
  return elements.flatMap((element) => (element.widget === '' ? section(element) : convertAll([element])))
}

function rowFor(widget: string): WidgetRow | undefined {
  if (Object.hasOwn(WIDGET_ROWS, widget)) return WIDGET_ROWS[widget]
  if (widget.startsWith('theme-')) return templateWidget
  if (widget.startsWith('woocommerce-') || widget === 'wc-products') return products
  return widget.startsWith('wp-widget-') ? wordpressWidget : undefined
}

const products: WidgetRow = ({ element, conversion }) => {
  if (element.widget === 'woocommerce-products' || element.widget === 'wc-products')
    return widgetPiece('product-list', {}, conversion)
  conversion.note('not-content', element.widget)
  return []
}

/** WordPress' own widgets keep their settings below `wp`. */
const wordpressWidget: WidgetRow = ({ element, conversion }) => {
  const inner = element.settings.wp
  const settings = new ElementorSettings(
    typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {},
    conversion,
  )
  const words = settings.raw('text') || settings.raw('content')
  if (words === '') conversion.note('live-list', element.widget)
  return words === '' ? [] : conversion.classic(words)
}

function sectionSettings(settings: ElementorSettings): SectionSettings {
  const background = settings.file('background_image').url === undefined ? null : settings.picture('background_image')
  const overlay = settings.number('background_overlay_opacity') ?? (settings.has('background_overlay_color') ? OPAQUE_FROM : 1)
  const paper = nearestPaper(settings.raw('background_color'))
  const anchor = settings.raw('_element_id')
  const isFull =
    settings.raw('content_width') === 'full' ||
    settings.raw('layout') === 'full_width' ||
    settings.raw('stretch_section') === 'section-stretched'
  const padding = paddingOf(settings)
  return {
    ...(background !== null && { background, backgroundStyle: overlay < OPAQUE_FROM ? 'full' : 'faint' }),
    ...(paper !== undefined && { paper }),
    ...(isFull && { width: 'full' as const }),
    ...(padding !== null && padding < LITTLE_PADDING_PX && { spacing: 'small' as const }),
    ...(anchor !== '' && { anchor }),
  }
}

function paddingOf(settings: ElementorSettings): number | null {
  const value = settings.object('padding')
  if (value === null || value.unit !== 'px') return null
  const top = Number.parseFloat(String(value.top ?? ''))
  const bottom = Number.parseFloat(String(value.bottom ?? ''))
  return Number.isNaN(top) || Number.isNaN(bottom) ? null : Math.max(top, bottom)
}

/** In per cent; 0 where unknown. */
function widthOf({ settings }: ElementorElement): number {
  const size = (value: unknown): number =>
    Number(typeof value === 'object' && value !== null ? (value as { size?: unknown }).size : value) || 0
  return size(settings._inline_size) || size(settings.width) || size(settings._column_size)
}

/** The widget of a column that holds nothing else. */
function onlyWidget(element: ElementorElement): ElementorElement | null {
  if (element.widget !== '') return element
  const [only, ...others] = element.elements
  return only === undefined || others.length > 0 ? null : onlyWidget(only)
}

/** A block that leads somewhere as a whole. Its address has to be an absolute one. */
function wrapLink(pieces: readonly Piece[], href: string, conversion: Conversion): Piece[] {
  const target = resolveHref(href, conversion)
  if (target === null || conversion.target === 'post') return [...pieces]
  const path = target.kind === 'url' ? target.url : target.href
  const url = URL.canParse(path, conversion.references.origin) ? new URL(path, conversion.references.origin).href : ''
  const content = toBlocks(pieces, conversion)
  if (content.length === 0 || !/^https?:/.test(url)) return [...pieces]
  return widgetPiece('link-wrapper', { url, content }, conversion)
}

/** The place that a menu leads to, on the heading that follows it. */
function withAnchor(pieces: Piece[], anchor: string): Piece[] {
  const [first, ...others] = pieces
  if (anchor === '' || first === undefined) return pieces
  if (first.kind === 'widget' && first.block.blockType === 'heading')
    return [{ kind: 'widget', block: { ...first.block, anchor } }, ...others]
  return first.kind === 'node' && first.node.type === 'heading' ? [{ ...first, anchor }, ...others] : pieces
}

/** Said once for a document: colours, motion and the like belong to the new look. */
function noteLook(elements: readonly ElementorElement[], conversion: Conversion): void {
  const hasLook = ({ settings, elements: inner }: ElementorElement): boolean =>
    Object.keys(settings).some((key) =>
      /^(?:__globals__|_animation|animation|custom_css|motion_fx|sticky|shape_divider|typography_|background_video)/.test(key),
    ) || inner.some(hasLook)
  if (elements.some(hasLook)) conversion.note('look', 'Elementor')
}
