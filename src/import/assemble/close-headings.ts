import { isRecord } from '#platform/is-record.ts'
import type { Piece } from '../conversion/pieces.ts'

const DEEPEST = 4
/** Widgets whose settings say at which level their titles stand. */
const TITLED = new Set(['heading', 'accordion', 'flip-box', 'price-menu', 'timeline', 'post-list', 'post-loop', 'post-carousel'])

/** Levels of headings without gaps: below the document's title comes 2, below 2 comes 3. What stood side by side still does. Counts what it changed. */
export function closeHeadings(pieces: readonly Piece[]): { pieces: Piece[]; changed: number } {
  /** The headings around the next one, from the outside in: the level that each had, and the one that it has now. */
  const around: { given: number; fitted: number }[] = []
  let changed = 0
  const fitLevel = (given: number): number => {
    while ((around.at(-1)?.given ?? 0) >= given) around.pop()
    const fitted = Math.min((around.at(-1)?.fitted ?? 1) + 1, DEEPEST)
    around.push({ given, fitted })
    if (fitted !== given) changed++
    return fitted
  }
  const close = (piece: Piece): Piece => {
    switch (piece.kind) {
      case 'node':
        return piece.node.type === 'heading'
          ? { ...piece, node: { ...piece.node, tag: `h${fitLevel(Number(String(piece.node.tag).slice(1)))}` } }
          : piece
      case 'columns':
        return { ...piece, cells: piece.cells.map((cell) => cell.map(close)) }
      case 'section':
        return { ...piece, pieces: piece.pieces.map(close) }
      case 'widget':
        return { kind: 'widget', block: closeBlock(piece.block) }
      default:
        return piece
    }
  }
  const closeBlock = <Block extends { blockType: string; [setting: string]: unknown }>(block: Block): Block => {
    const level = TITLED.has(block.blockType) ? { level: String(fitLevel(Number(block.level ?? 3))) } : {}
    const rows = ['items', 'slides', 'columns'].flatMap((name) => {
      const stored = block[name]
      return Array.isArray(stored) ? [[name, stored.map(closeRow)]] : []
    })
    return {
      ...block,
      ...level,
      ...Object.fromEntries(rows),
      ...(Array.isArray(block.content) && { content: block.content.map(closeBlock) }),
    }
  }
  const closeRow = (row: unknown): unknown =>
    isRecord(row) && Array.isArray(row.content) ? { ...row, content: row.content.map(closeBlock) } : row
  return { pieces: pieces.map(close), changed }
}
