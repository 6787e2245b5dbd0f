import { formatted, type Node, paragraph, type TableCell, tableNode } from '#settings/rich-text/compose.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { childrenOfNode } from '../conversion/node-text.ts'
import { wordsPiece } from '../conversion/paragraphs.ts'
import { nodePiece, type Piece } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import { oneLine } from '../conversion/words.ts'
import { attributeOf, elementsIn, type HtmlElement, type HtmlNode, isElement, wordsOf } from './dom.ts'

const MOST_ROWS = 200
const MOST_COLUMNS = 8
const MAX_SPAN = 50
const HEADER_ROW = 1
const HEADER_COLUMN = 2
const BOLD = 1

/** A table of one cell, or with tables in it, arranges things; it says nothing. */
export function isLayoutTable(table: HtmlElement): boolean {
  const inside = [...elementsIn(table.childNodes)]
  return inside.some(({ tagName }) => tagName === 'table') || inside.filter(isCell).length <= 1
}

/** `convert` makes pieces of what stands in a cell. */
export function tableToPieces(
  table: HtmlElement,
  convert: (children: readonly HtmlNode[]) => Piece[],
  conversion: Conversion,
): Piece[] {
  const rows = [...elementsIn(table.childNodes)].filter(({ tagName }) => tagName === 'tr')
  const cellsOf = (row: HtmlElement) => row.childNodes.filter(isElement).filter(isCell)
  const filled = rows.filter((row) => cellsOf(row).length > 0)
  const caption = [...elementsIn(table.childNodes)].find(({ tagName }) => tagName === 'caption')
  const title = caption === undefined ? '' : oneLine(wordsOf(caption))
  const width = Math.max(0, ...filled.map((row) => cellsOf(row).length))
  if (filled.length > MOST_ROWS || width > MOST_COLUMNS) {
    return [
      ...dataTable(
        filled.map((row) => cellsOf(row).map((cell) => oneLine(wordsOf(cell)))),
        title,
        conversion,
      ),
    ]
  }
  const rest: Piece[] = []
  const node = tableNode(
    filled.map((row, index) => {
      const cells = cellsOf(row)
      const isHead = isInHead(row) || (index === 0 && cells.every(({ tagName }) => tagName === 'th'))
      return cells.map((cell): TableCell => {
        const pieces = convert(cell.childNodes)
        rest.push(...pieces.filter((piece) => cellNodes(piece).length === 0))
        const children = pieces.flatMap(cellNodes)
        return {
          headerState: isHead ? HEADER_ROW : cell.tagName === 'th' ? HEADER_COLUMN : 0,
          colSpan: spanOf(cell, 'colspan'),
          rowSpan: spanOf(cell, 'rowspan'),
          children: children.length === 0 ? [paragraph()] : children,
        }
      })
    }),
  )
  return [...wordsPiece(title, { isBold: true }), nodePiece(node), ...rest]
}

/** A table that visitors can search and turn the pages of: the first row names its columns. */
export function dataTable(rows: readonly string[][], caption: string, conversion: Conversion): Piece[] {
  const [head = [], ...body] = rows
  const columns = head.map((title, index) => ({ title: title || `第 ${index + 1} 欄` }))
  const cells = body.map((row) => ({ cells: row.slice(0, columns.length).map((text) => ({ text })) }))
  const more = { ...(caption !== '' && { caption }) }
  const isTyped = body.length <= MOST_ROWS
  const block = isTyped
    ? placeBlock('data-table', { source: 'typed', columns, rows: cells, ...more }, conversion)
    : placeBlock('data-table', { source: 'paste', paste: rows.map(tabSeparated).join('\n'), ...more }, conversion)
  return block === null ? [] : [{ kind: 'widget', block }]
}

function tabSeparated(row: readonly string[]): string {
  return row.map((cell) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')
}

function isCell({ tagName }: HtmlElement): boolean {
  return tagName === 'td' || tagName === 'th'
}

function isInHead({ parentNode }: HtmlElement): boolean {
  return parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'thead'
}

function spanOf(cell: HtmlElement, name: string): number {
  const span = Number(attributeOf(cell, name))
  return Number.isInteger(span) && span >= 1 ? Math.min(span, MAX_SPAN) : 1
}

/** A heading in a cell is a cell in bold. */
function cellNodes(piece: Piece): Node[] {
  if (piece.kind !== 'node') return []
  const { node } = piece
  if (node.type !== 'heading') return [node]
  return [
    paragraph(...childrenOfNode(node).map((child) => (child.type === 'text' ? formatted(String(child.text), BOLD) : child))),
  ]
}
