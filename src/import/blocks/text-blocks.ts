import { ruleNode } from '#settings/rich-text/compose.ts'
import { paneContent } from '../assemble/panes.ts'
import { nodePiece } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import { findElement, parseHtml, textOfHtml, wordsOf } from '../html/dom.ts'
import { quoteFrom } from '../html/quotes.ts'
import type { WpBlock } from './parse-blocks.ts'
import { type BlockRow, type BlockRows, textAttribute } from './table.ts'

const html: BlockRow = ({ html: own }, { conversion }) => conversion.html(own)

/** Lists and quotes have their items as blocks of their own, whose HTML belongs between their tags. */
const wrapped: BlockRow = (block, { conversion }) => conversion.html(wholeHtml(block))

const details: BlockRow = (block, { conversion, inner }) => {
  const summary = findElement(parseHtml(block.html), 'summary')
  const title = summary === undefined ? textAttribute(block, 'summary') : wordsOf(summary)
  const isOpen = block.attributes.showContent === true || /<details[^>]*\bopen\b/.test(block.html)
  const pieces = inner(block)
  const settings = { items: [{ title, ...paneContent(pieces, conversion) }], keepFirstOpen: isOpen }
  const accordion = title.trim() === '' ? null : placeBlock('accordion', settings, conversion)
  return accordion === null ? pieces : [{ kind: 'widget', block: accordion }]
}

const LARGE = new Set(['large', 'x-large', 'xx-large', 'extra-large', 'huge'])

/** Set in large type at the start of a page it leads into it. */
const paragraph: BlockRow = (block, { conversion, isFirst }) => {
  const pieces = conversion.html(block.html)
  const isLead = isFirst && conversion.target === 'page' && LARGE.has(textAttribute(block, 'fontSize'))
  const { text } = isLead ? paneContent(pieces, conversion) : {}
  const lead = text === undefined ? null : placeBlock('text', { body: text, size: 'lead' }, conversion)
  return lead === null ? pieces : [{ kind: 'widget', block: lead }]
}

const separator: BlockRow = (_block, { conversion }) => {
  const divider = conversion.target === 'page' ? placeBlock('divider', { style: 'hairline' }, conversion) : null
  return [divider === null ? nodePiece(ruleNode()) : { kind: 'widget', block: divider }]
}

export const textBlocks: BlockRows = {
  paragraph,
  heading: html,
  list: wrapped,
  'list-item': wrapped,
  quote: (block, { conversion }) => conversion.html(wholeHtml(block)),
  pullquote: ({ html: own }, { conversion }) => quoteFrom(conversion.html(own)),
  verse: ({ html: own }, { conversion }) =>
    quoteFrom(conversion.html(own.replaceAll(/\n/g, '<br>').replaceAll(/<\/?pre\b/g, '<div'))),
  code: html,
  preformatted: html,
  freeform: ({ html: own }, { conversion }) => conversion.classic(own),
  html,
  details,
  table: html,
  separator,
  spacer: () => [],
  more: () => [{ kind: 'more' }],
  nextpage: () => [nodePiece(ruleNode())],
  footnotes: html,
  shortcode: ({ html: own }, { conversion }) => (textOfHtml(own) === '' ? [] : conversion.html(own)),
}

/** A block's HTML with that of its inner blocks before its last closing tag, or before the name of who is quoted. */
function wholeHtml({ html: own, inner }: WpBlock): string {
  const inside = inner.map(wholeHtml).join('')
  const cite = own.search(/<cite\b/i)
  const end = cite === -1 ? own.lastIndexOf('</') : cite
  return end === -1 ? own + inside : own.slice(0, end) + inside + own.slice(end)
}
