'use client'
import { useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { scrollerAttributes } from '#kit/scroller-attributes.ts'
import { NOTHING_FOUND } from './messages.ts'
import { type Column, fillInfo } from './model.ts'
import { TablePager, type TablePagerProps } from './pager.tsx'
import { TableHead } from './table-head.tsx'
import { TableTools, type ToolsProps } from './tools.tsx'
import { useTable } from './use-table.ts'

type Attributes = Record<`data-${string}`, string | number | boolean>

interface DataTableProps {
  id: string
  caption: string
  /** What the style sheet reads from the outermost element, and from the table. */
  look: Attributes
  tableLook: Attributes
  columns: Column[]
  /** The rows of the first page, those of later ones, and how many they are together. All are in the document, once. */
  firstRows: SlotContent
  laterRows: SlotContent
  rowCount: number
  /** Rows on a page. */
  length: number
  isSortable: boolean
  /** What does not fit opens below its row. */
  isResponsive: boolean
  tools: ToolsProps | null
  info: { text: string; isShown: boolean }
  pager: Pick<TablePagerProps, 'label' | 'previous' | 'next'> | null
}

/** Searches, sorts, turns pages and exports. Rows that are not shown are kept out of the page, which so stays small. */
export const DataTable = island('data-table', function DataTable(props: DataTableProps) {
  const { id, caption, look, tableLook, columns, firstRows, laterRows, isSortable, isResponsive, tools, info, pager } = props
  const search = useRef<HTMLInputElement>(null)
  const entries = useRef<HTMLSelectElement>(null)
  const table = useTable(props, { search, entries })
  const { isAwake, range } = table
  const captionId = `${id}-caption`
  return (
    <div className="w-data-table" {...look}>
      {tools && (
        <TableTools
          {...tools}
          caption={caption}
          fields={{ search, entries }}
          onSearch={table.search}
          onLength={table.chooseLength}
          readRows={table.readTexts}
        />
      )}
      <div
        className="w-data-table__scroll"
        {...scrollerAttributes({ 'aria-labelledby': captionId })}
        // Nothing scrolls sideways where columns collapse. Whoever is there at that moment keeps the focus.
        tabIndex={isAwake && isResponsive ? -1 : 0}
      >
        <table className="w-data-table__table" {...tableLook}>
          <caption id={captionId} className="w-data-table__caption">
            {caption}
          </caption>
          <TableHead columns={columns} sorting={table.sorting} onSort={isAwake && isSortable ? table.sortBy : null} />
          <Slot as="tbody" ref={table.firstBody} content={firstRows} onClick={({ target }) => table.toggleDetails(target)} />
          {laterRows && <Slot as="tbody" ref={table.laterBody} data-later="" content={laterRows} />}
          {range.total === 0 && (
            <tbody>
              <tr>
                <td className="w-data-table__nothing" colSpan={columns.length}>
                  {NOTHING_FOUND}
                </td>
              </tr>
            </tbody>
          )}
        </table>
      </div>
      <p className="vh" role="status">
        {range.total === 0 ? NOTHING_FOUND : table.announcement}
      </p>
      <div className="w-data-table__foot">
        <p className={info.isShown ? 'w-data-table__info' : 'vh'} role="status">
          {fillInfo(info.text, range)}
        </p>
        {pager && <TablePager {...pager} range={range} onTurn={table.turnTo} />}
      </div>
    </div>
  )
})
