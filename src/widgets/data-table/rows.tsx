import { createElement, Fragment, type ReactElement } from 'react'
import { SafeLink } from '#kit/links/safe-link.tsx'
import type { TableCell, TableData } from './load.ts'

type Row = TableData['rows'][number]

/** Rows as markup. There may be thousands: neither they nor their cells have attributes that the table could have for them. */
export function tableRows(rows: readonly Row[], nameColumn: number): ReactElement {
  return createElement(
    Fragment,
    null,
    ...rows.map((row) => createElement('tr', null, ...row.map((cell, column) => cellOf(cell, column === nameColumn)))),
  )
}

function cellOf(cell: string | TableCell, isName: boolean): ReactElement {
  const content = typeof cell === 'string' ? cell : cell.link ? <SafeLink link={cell.link}>{cell.text}</SafeLink> : cell.text
  return isName ? <th scope="row">{content}</th> : <td>{content}</td>
}
