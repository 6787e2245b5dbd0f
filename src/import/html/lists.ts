import { listFrom, type Node } from '#settings/rich-text/compose.ts'
import { childrenOfNode } from '../conversion/node-text.ts'
import type { Piece } from '../conversion/pieces.ts'
import { attributeOf, type HtmlElement, type HtmlNode, isElement } from './dom.ts'
import { joinLines } from './quotes.ts'

/** Two levels of nodes each; a rich text has 24. */
const MAX_NESTED = 8

interface ConvertedList {
  /** `null` where no item says anything. */
  node: Node | null
  /** Pictures and the like, which no list can hold: they follow it. */
  rest: Piece[]
}

/** `convert` makes pieces of what stands in an item. */
export function listToNode(element: HtmlElement, convert: (children: readonly HtmlNode[]) => Piece[], depth = 1): ConvertedList {
  const items: Node[][] = []
  const rest: Piece[] = []
  for (const child of element.childNodes) {
    if (!isElement(child)) continue
    // Some editors write a list inside a list without an item around it.
    const isItem = child.tagName !== 'ul' && child.tagName !== 'ol'
    const nested = isItem ? child.childNodes.filter(isList) : [child]
    const own = isItem ? convert(child.childNodes.filter((one) => !isList(one))) : []
    const words = joinLines(own.flatMap(linesOf))
    if (words.length > 0) items.push(words)
    rest.push(...own.filter((piece) => linesOf(piece).length === 0))
    for (const inner of nested) {
      const list = listToNode(inner, convert, depth + 1)
      rest.push(...list.rest)
      if (list.node !== null) items.push(...(depth < MAX_NESTED ? [[list.node]] : childrenOfNode(list.node).map(childrenOfNode)))
    }
  }
  const start = Number(attributeOf(element, 'start')) || 1
  const node = items.length === 0 ? null : listFrom(element.tagName === 'ol' ? 'number' : 'bullet', start, items)
  return { node, rest }
}

function isList(node: HtmlNode): node is HtmlElement {
  return isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol')
}

/** A list in a `div` of an item arrives as a piece. */
function linesOf(piece: Piece): Node[][] {
  if (piece.kind !== 'node') return []
  const { node } = piece
  if (node.type === 'list') return childrenOfNode(node).map(childrenOfNode)
  return ['paragraph', 'heading', 'quote'].includes(node.type) ? [childrenOfNode(node)] : []
}
