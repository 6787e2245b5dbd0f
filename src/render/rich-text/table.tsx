import type { ReactNode } from 'react'
import type { RichNode } from '#settings/rich-text/nodes.ts'
import { inlineText } from '#settings/rich-text/plain-text.ts'

/** What stands in a cell, which may be anything that stands between paragraphs. */
type RenderCell = (nodes: readonly RichNode[]) => ReactNode

const MAX_SPAN = 50
/** Lexical's bit of a cell that stands in a header row, and so heads its column. */
const IN_HEADER_ROW = 1
/** A region that scrolls takes the focus, or a keyboard could not scroll it. */
const SCROLLS_BY_KEYBOARD = { tabIndex: 0 }

/** A table that scrolls sideways by itself where it is too wide. */
export function RichTable({ node, renderCell }: { node: RichNode; renderCell: RenderCell }) {
  const rows = node.children.filter(({ type, children }) => type === 'tablerow' && children.length > 0)
  const [first, ...others] = rows
  if (first === undefined) return null
  const hasHead = first.children.every(({ source }) => isInHeaderRow(source))
  return (
    <section className="prose__table" aria-label={`表格：${first.children.map(inlineText).join('、')}`} {...SCROLLS_BY_KEYBOARD}>
      <table>
        {hasHead && (
          <thead>
            <RichRow row={first} renderCell={renderCell} />
          </thead>
        )}
        <tbody>
          {(hasHead ? others : rows).map((row) => (
            <RichRow key={row.key} row={row} renderCell={renderCell} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RichRow({ row, renderCell }: { row: RichNode; renderCell: RenderCell }) {
  const cells = row.children.filter(({ type }) => type === 'tablecell')
  return (
    <tr>
      {cells.map((cell) => (
        <RichCell key={cell.key} cell={cell} renderCell={renderCell} />
      ))}
    </tr>
  )
}

function RichCell({ cell, renderCell }: { cell: RichNode; renderCell: RenderCell }) {
  const { headerState, colSpan, rowSpan } = cell.source
  const spans = { colSpan: spanOf(colSpan), rowSpan: spanOf(rowSpan) }
  const content = renderCell(cell.children)
  if (typeof headerState !== 'number' || headerState === 0) return <td {...spans}>{content}</td>
  return (
    <th scope={isInHeaderRow(cell.source) ? 'col' : 'row'} {...spans}>
      {content}
    </th>
  )
}

function isInHeaderRow({ headerState }: Record<string, unknown>): boolean {
  return typeof headerState === 'number' && (headerState & IN_HEADER_ROW) !== 0
}

function spanOf(stored: unknown): number | undefined {
  return typeof stored === 'number' && Number.isInteger(stored) && stored > 1 ? Math.min(stored, MAX_SPAN) : undefined
}
