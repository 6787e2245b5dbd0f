import { listFrom } from '#settings/rich-text/compose.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { wordsPiece } from '../conversion/paragraphs.ts'
import { nodePiece, type Piece, type StoredLink } from '../conversion/pieces.ts'
import { buttonPieces } from '../shortcodes/table.ts'
import type { ElementorSettings } from './settings.ts'
import { type WidgetRow, widgetPiece } from './table.ts'

export const PRICE_TABLES = ['price-table', 'elementskit-pricing']

interface Plan {
  title: string
  price: string
  features: string[]
  label: string
  href: string
  link: StoredLink | null
}

/** One plan by itself. */
export const priceTable: WidgetRow = ({ settings, conversion }) => {
  const { title, price, features, label, href } = planOf(settings)
  const list = listFrom(
    'bullet',
    1,
    features.map((words) => [words]),
  )
  return [
    ...(title === '' ? [] : widgetPiece('heading', { text: title, level: '3' }, conversion)),
    ...wordsPiece(price, { isBold: true }),
    ...(features.length === 0 ? [] : [nodePiece(list)]),
    ...(label === '' ? [] : buttonPieces(label, href, conversion)),
  ]
}

/** Plans side by side: a row for each feature that any of them names. */
export function comparePlans(settings: readonly ElementorSettings[], conversion: Conversion): Piece[] {
  const plans = settings.map(planOf)
  const features = [...new Set(plans.flatMap((plan) => plan.features))]
  const columns = plans.map(({ title, price, label, link }, index) => ({
    title: title || `方案 ${index + 1}`,
    text: price,
    button_label: link === null ? '' : label,
    ...(link !== null && label !== '' && { button_link: link }),
  }))
  const rows = features.map((title) => ({
    title,
    cells: plans.map((plan) => ({ kind: plan.features.includes(title) ? 'yes' : 'no' })),
  }))
  return widgetPiece('comparison-table', { columns, rows }, conversion)
}

function planOf(settings: ElementorSettings): Plan {
  const price = [
    settings.firstWords('currency_symbol_custom', 'ekit_pricing_currency_icon'),
    settings.firstWords('price', 'ekit_pricing_table_price'),
    settings.firstWords('period', 'ekit_pricing_table_duration'),
  ]
  const features = [
    ...settings.rows('features_list').map((row) => row.words('item_text')),
    ...settings.rows('ekit_pricing_table_content_repeater').map((row) => row.words('ekit_pricing_list')),
  ]
  const hrefName = settings.href('link') === '' ? 'ekit_pricing_btn_link' : 'link'
  return {
    title: settings.firstWords('heading', 'ekit_pricing_table_title'),
    price: price.filter(Boolean).join(' '),
    features: features.filter((words) => words !== ''),
    label: settings.firstWords('button_text', 'ekit_pricing_btn_text'),
    href: settings.href(hrefName),
    link: settings.link(hrefName),
  }
}
