import type { BlockText } from '#builder/block-texts.ts'
import { findTexts, type MarkupReader } from '#builder/find-texts.ts'

const FOREIGN = '[data-block], [data-doc], [data-vacant], .vh, svg, script, noscript, template, style, title, textarea, select'

const reader: MarkupReader<Node> = {
  childrenOf: ({ childNodes }) => [...childNodes],
  wordsOf: (node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : null),
  isForeign: (node) => (node instanceof Element ? node.matches(FOREIGN) : node.nodeType !== Node.TEXT_NODE),
}

export interface ShownText {
  /** An element that says it and nothing else, or a piece of text among others. */
  node: Node
  text: BlockText
}

/** The texts of a block that can be seen, in the order of the page. */
export function shownTexts(block: Element, texts: readonly BlockText[]): ShownText[] {
  return [...findTexts<Node>(block, texts, reader)]
    .map(([node, text]) => ({ node, text }))
    .filter(({ node }) => (node instanceof Element ? node : node.parentElement)?.checkVisibility({ visibilityProperty: true }))
    .sort(({ node: a }, { node: b }) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
}

/** The one of them that a pointer is on. */
export function textAt(shown: readonly ShownText[], { target, clientX, clientY }: MouseEvent): ShownText | null {
  if (!(target instanceof Element)) return null
  const isOn = ({ node }: ShownText) => (node instanceof Element ? node.contains(target) : isOver(node, clientX, clientY))
  const within = shown.filter(({ node }) => target !== node && target.contains(node))
  // Beside the words, in an element that has no others and is not the block itself.
  const beside = within.length === 1 && !target.hasAttribute('data-block') ? within[0] : undefined
  return shown.find(isOn) ?? beside ?? null
}

function isOver(node: Node, x: number, y: number): boolean {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
}
