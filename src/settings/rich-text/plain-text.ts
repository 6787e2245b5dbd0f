import { cleanText } from '../clean-text.ts'
import { type RichNode, readNodes } from './nodes.ts'

const MAX_PARAGRAPH = 20_000
/** Nodes that end a paragraph of plain text. */
const PARAGRAPHS = new Set(['paragraph', 'heading', 'quote', 'listitem', 'tablecell'])

/** A rich text without its formatting, one paragraph a line. Widgets inside it are left out. */
export function plainTextOf(document: unknown): string {
  return plainParagraphs(readNodes(document), () => []).join('\n')
}

/** The paragraphs in reading order; `textsOfBlock` says what stands in a widget. */
export function plainParagraphs(nodes: readonly RichNode[], textsOfBlock: (node: RichNode) => string[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'block') return textsOfBlock(node)
    if (!PARAGRAPHS.has(node.type)) return plainParagraphs(node.children, textsOfBlock)
    const isLine = ({ type }: RichNode) => !PARAGRAPHS.has(type) && type !== 'list' && type !== 'block' && type !== 'table'
    const own = cleanText(node.children.filter(isLine).map(inlineText).join(''), { maxLength: MAX_PARAGRAPH })
    const inner = plainParagraphs(
      node.children.filter((child) => !isLine(child)),
      textsOfBlock,
    )
    return own === '' ? inner : [own, ...inner]
  })
}

/** The words of inline nodes. */
export function inlineText(node: RichNode): string {
  if (node.type === 'text') return typeof node.source.text === 'string' ? node.source.text : ''
  if (node.type === 'linebreak' || node.type === 'tab') return ' '
  return node.children.map(inlineText).join('')
}
