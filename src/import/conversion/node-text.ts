import type { Node } from '#settings/rich-text/compose.ts'
import { readNodes } from '#settings/rich-text/nodes.ts'
import { inlineText } from '#settings/rich-text/plain-text.ts'

/** The words in a node. */
export function textOfNode(node: Node): string {
  return readNodes({ root: { children: [node] } })
    .map(inlineText)
    .join('')
}

export function childrenOfNode(node: Node): Node[] {
  return Array.isArray(node.children) ? node.children : []
}
