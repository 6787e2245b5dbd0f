import { headingNode, quote, ruleNode } from '#settings/rich-text/compose.ts'
import { paneContent } from '../assemble/panes.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { linkPiece, wordsPiece } from '../conversion/paragraphs.ts'
import { nodePiece, type Piece } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import { LONGEST_HEADING, lengthOf } from '../conversion/words.ts'
import { dataTable } from '../html/tables.ts'
import { buttonPieces } from '../shortcodes/table.ts'
import { hostOf } from './list-widgets.ts'
import { type WidgetRow, type WidgetRows, widgetPiece } from './table.ts'

const heading: WidgetRow = ({ settings, conversion, isFirst }) => {
  const text = settings.words('title')
  const tag = settings.raw('header_size') || settings.raw('tag') || 'h2'
  const href = settings.href('link')
  if (text === '') return sampleText('heading', conversion)
  if (!/^h[1-6]$/.test(tag) || lengthOf(text) > LONGEST_HEADING) {
    const pieces = href === '' || href === '#' ? wordsPiece(text) : linkPiece(text, href, conversion)
    const { text: body } = isFirst && conversion.target === 'page' ? paneContent(pieces, conversion) : {}
    const lead = body === undefined ? null : placeBlock('text', { body, size: 'lead' }, conversion)
    return lead === null ? pieces : [{ kind: 'widget', block: lead }]
  }
  const level = Math.min(4, Math.max(2, Number(tag.slice(1))))
  const anchor = settings.raw('_element_id')
  const linked = href !== '' && href !== '#' ? linkPiece(text, href, conversion) : []
  if (conversion.target === 'post') return [nodePiece(headingNode(`h${level}` as 'h2', text)), ...linked]
  const align = settings.raw('align') === 'center' ? 'center' : 'start'
  return [
    ...widgetPiece('heading', { text, level: String(level), align, ...(anchor !== '' && { anchor }) }, conversion),
    ...linked,
  ]
}

const textEditor: WidgetRow = ({ settings, conversion }) =>
  settings.raw('editor') === '' ? sampleText('text-editor', conversion) : conversion.classic(settings.raw('editor'))

const button: WidgetRow = ({ settings, conversion }) => {
  const label = settings.firstWords('text', 'ekit_btn_text')
  const href = settings.href('link') || settings.href('ekit_btn_url')
  const link = settings.link('link') ?? settings.link('ekit_btn_url')
  const isSmall = ['xs', 'sm'].includes(settings.raw('size'))
  if (label === '' && href === '') return sampleText('button', conversion)
  return buttonPieces(label, href, conversion, {
    ...(link !== null && { link }),
    ...(isSmall && { size: 'small' }),
    ...(settings.raw('align') === 'center' && { align: 'center' }),
  })
}

const divider: WidgetRow = ({ settings, conversion }) => {
  if (conversion.target === 'post') return [nodePiece(ruleNode()), ...wordsPiece(settings.words('text'))]
  const style = settings.raw('style') === 'dotted' ? 'dots' : 'hairline'
  const text = settings.raw('look') === 'line_text' ? settings.words('text') : ''
  return [
    ...widgetPiece('divider', { style }, conversion),
    ...(text === '' ? [] : widgetPiece('heading', { text, level: '4' }, conversion)),
  ]
}

const icon: WidgetRow = ({ settings, conversion }) => {
  const href = settings.href('link')
  return href === '' || href === '#' ? [] : linkPiece(settings.words('aria_label') || hostOf(href), href, conversion)
}

const dualButton: WidgetRow = ({ settings, conversion }) => [
  ...buttonPieces(settings.words('ekit_button_one_text'), settings.href('ekit_button_one_link'), conversion),
  ...buttonPieces(settings.words('ekit_button_two_text'), settings.href('ekit_button_two_link'), conversion),
]

const businessHours: WidgetRow = ({ settings, conversion }) => {
  const rows = settings.rows('ekit_business_openday_list').map((row) => {
    return `<tr><th>${escapeHtml(row.words('ekit_business_day'))}</th><td>${escapeHtml(row.words('ekit_business_time'))}</td></tr>`
  })
  return rows.length === 0 ? [] : conversion.html(`<table><tr><th>日期</th><th>時間</th></tr>${rows.join('')}</table>`)
}

const tablePress: WidgetRow = ({ settings, conversion }) => {
  const id = settings.raw('ekit_tablepress_table_id')
  const rows = conversion.references.table(id)
  if (rows === null) conversion.note('template-missing', `table ${id}`)
  return rows === null ? [] : dataTable(rows, '', conversion)
}

const blockquote: WidgetRow = ({ settings }) => {
  const words = settings.words('blockquote_content')
  return words === '' ? [] : [nodePiece(quote(words)), ...wordsPiece(settings.words('author_name'))]
}

const animatedHeadline: WidgetRow = (tools) => {
  const { settings, conversion } = tools
  const turning = settings.raw('rotating_text').split('\n')
  if (turning.length > 1) conversion.note('look', 'animated-headline', turning.slice(1).join('、'))
  const text = [
    settings.words('before_text'),
    settings.words('highlighted_text') || (turning[0] ?? ''),
    settings.words('after_text'),
  ]
    .filter((words) => words.trim() !== '')
    .join(' ')
  return text === '' ? [] : widgetPiece('heading', { text, level: '2' }, conversion)
}

const rating: WidgetRow = ({ settings }) => {
  const value = settings.number('rating') ?? settings.number('rating_value')
  return value === undefined ? [] : wordsPiece(`${settings.words('title')} ${value} / ${settings.number('rating_scale') ?? 5}`)
}

export const textWidgets: WidgetRows = {
  heading,
  'e-heading': heading,
  'e-paragraph': ({ settings, conversion }) => conversion.html(settings.raw('paragraph')),
  'text-editor': textEditor,
  button,
  'e-button': button,
  'elementskit-button': button,
  'elementskit-dual-button': dualButton,
  divider,
  'e-divider': divider,
  spacer: () => [],
  icon,
  html: ({ settings, conversion }) => conversion.html(settings.raw('html')),
  'elementskit-drop-caps': ({ settings, conversion }) => conversion.html(settings.raw('ekit_dropcaps_text')),
  'elementskit-business-hours': businessHours,
  'elementskit-tablepress': tablePress,
  shortcode: ({ settings, conversion }) => conversion.html(settings.raw('shortcode')),
  alert: ({ settings }) => [
    ...wordsPiece(settings.words('alert_title'), { isBold: true }),
    ...wordsPiece(settings.words('alert_description')),
  ],
  blockquote,
  'animated-headline': animatedHeadline,
  'text-path': ({ settings }) => wordsPiece(settings.words('text')),
  'star-rating': rating,
  rating,
  sidebar: () => [],
  'read-more': () => [],
  lottie: () => [],
  'elementskit-lottie': () => [],
}

/** Elementor stores only what was changed: a text that is missing is the plugin's own sample. */
export function sampleText(widget: string, conversion: Conversion): Piece[] {
  conversion.note('sample-text', widget)
  return []
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
