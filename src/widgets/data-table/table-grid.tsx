import { createElement, type ReactElement } from 'react'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { scrollerAttributes } from '#kit/scroller-attributes.ts'
import { STEPS } from './columns.ts'
import type { TableCell, TableData } from './load.ts'
import { SERIAL_HEADING } from './messages.ts'

interface TableGridProps {
  captionId: string
  caption: string
  table: TableData
  /** Rows of the first page that are shown at once. */
  firstPage: number
  isResponsive: boolean
}

export function TableGrid({ captionId, caption, table, firstPage, isResponsive }: TableGridProps) {
  const { header, rows } = table
  // The first column names its row, unless it only counts.
  const nameColumn = header[0] === SERIAL_HEADING && header.length > 1 ? 1 : 0
  const lines = rows.map((row) => createElement('tr', null, ...row.map((cell, column) => cellOf(cell, column === nameColumn))))
  const headings = header.map((heading, column) =>
    createElement(
      'th',
      {
        scope: 'col',
        'data-width': table.widths[column],
        'data-type': table.types[column],
        'data-align': table.types[column] === 'number' && column > nameColumn ? 'end' : undefined,
      },
      <span className="w-data-table__head">{heading}</span>,
    ),
  )
  return (
    <div className="w-data-table__scroll" {...scrollerAttributes({ 'aria-labelledby': captionId })}>
      <table className="w-data-table__table" {...columnAttributes(table, nameColumn, isResponsive)}>
        <caption id={captionId} className="w-data-table__caption">
          {caption}
        </caption>
        <thead>{createElement('tr', null, ...headings)}</thead>
        {createElement('tbody', null, ...lines.slice(0, firstPage))}
        {lines.length > firstPage && createElement('tbody', { 'data-later': '' }, ...lines.slice(firstPage))}
      </table>
    </div>
  )
}

function cellOf(cell: string | TableCell, isName: boolean): ReactElement {
  const content = typeof cell === 'string' ? cell : cell.link ? <SafeLink link={cell.link}>{cell.text}</SafeLink> : cell.text
  return isName ? <th scope="row">{content}</th> : <td>{content}</td>
}

/** Attributes of the table rather than of thousands of cells: which columns hold numbers, and how many are shown from each width on. */
function columnAttributes(
  { types, fits }: TableData,
  nameColumn: number,
  isResponsive: boolean,
): Record<string, string | number> {
  const numeric = types.flatMap((type, column) => (type === 'number' && column > nameColumn ? [column + 1] : []))
  const steps = STEPS.flatMap((step, index) => {
    const shown = fits[index]
    return isResponsive && typeof shown === 'number' ? [[`data-from-${step}`, shown] as const] : []
  })
  return { ...(numeric.length > 0 ? { 'data-numeric': numeric.join(' ') } : {}), ...Object.fromEntries(steps) }
}
