import { lineBreak, type Node, quote } from '#settings/rich-text/compose.ts'
import { childrenOfNode } from '../conversion/node-text.ts'
import { nodePiece, type Piece } from '../conversion/pieces.ts'

/** Paragraphs become the lines of one quote; what a quote cannot hold stands after it. */
export function quoteFrom(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  let lines: Node[][] = []
  const flush = () => {
    if (lines.length > 0) result.push(nodePiece(quote(...joinLines(lines))))
    lines = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'node' && (piece.node.type === 'paragraph' || piece.node.type === 'quote'))
      lines.push(childrenOfNode(piece.node))
    else {
      flush()
      result.push(piece)
    }
  }
  flush()
  return result
}

export function joinLines(lines: readonly Node[][]): Node[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [lineBreak(), ...line]))
}
