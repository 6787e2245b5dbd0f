import { drawingOf } from '#kit/icon.tsx'
import { formatLongDate } from '#kit/text/format-date.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { DataTable } from './client.tsx'
import { STEPS } from './columns.ts'
import type { LoadedTable, TableData } from './load.ts'
import { COUNT_TEXT, PAGES_LABEL, READ_AT, SERIAL_HEADING, WAITING } from './messages.ts'
import { ALL_ROWS, aroundMenu, pageLength, pageLengthChoices, ROWS_AT_ONCE, rangeOf } from './model.ts'
import { tableRows } from './rows.tsx'
import type { DataTableSettings } from './settings.ts'

/** All rows are in the markup, those of later pages in a body of their own, which is hidden only where a script can show it. */
export function DataTableView({ id, settings, data }: ViewProps<DataTableSettings, LoadedTable>) {
  if (data === null) return null
  if (data === 'waiting') return <p className="w-data-table">{WAITING}</p>
  const { caption, pagination, info, info_text, ordering, fixedHeader, responsive } = settings
  const { header, rows, types, widths, readAt } = data
  const length = pagination ? pageLength(settings.item_per_page) : ALL_ROWS
  const shown = Math.min(rangeOf({ total: rows.length, page: 1, length }).end, ROWS_AT_ONCE)
  // The first column names its row, unless it only counts.
  const nameColumn = header[0] === SERIAL_HEADING && header.length > 1 ? 1 : 0
  const columns = header.map((heading, column) => {
    const type = types[column] ?? 'text'
    return { heading, type, width: widths[column] ?? 0, isNumeric: type === 'number' && column > nameColumn }
  })
  const numeric = columns.flatMap(({ isNumeric }, column) => (isNumeric ? [column + 1] : []))
  return (
    <>
      <DataTable
        when="visible"
        id={id}
        caption={caption}
        look={{
          ...(ordering && { 'data-ordering': true }),
          ...(fixedHeader && { 'data-fixed': true }),
          ...(responsive && { 'data-responsive': true }),
        }}
        tableLook={{ ...(numeric.length > 0 && { 'data-numeric': numeric.join(' ') }), ...(responsive && fittingAt(data)) }}
        columns={columns}
        firstRows={tableRows(rows.slice(0, shown), nameColumn)}
        laterRows={rows.length > shown ? tableRows(rows.slice(shown), nameColumn) : null}
        rowCount={rows.length}
        length={length}
        isSortable={ordering}
        isResponsive={responsive}
        tools={toolsOf(settings, length)}
        info={{ text: info ? info_text : COUNT_TEXT, isShown: info }}
        pager={pagination ? { label: PAGES_LABEL(caption), ...stepsOf(settings) } : null}
      />
      {readAt !== null && (
        <p className="w-data-table__read">
          {READ_AT}
          <time dateTime={readAt}>{formatLongDate(readAt)}</time>
        </p>
      )}
    </>
  )
}

/** How many columns are shown from each width on: an attribute of the table rather than of thousands of cells. */
function fittingAt({ fits }: TableData): Record<`data-from-${number}`, number> {
  const steps = STEPS.flatMap((step, index) => {
    const shown = fits[index]
    return typeof shown === 'number' ? [[`data-from-${step}`, shown] as const] : []
  })
  return Object.fromEntries(steps)
}

function toolsOf({ search, search_placeholder, pagination, entries, entries_text, button }: DataTableSettings, length: number) {
  const hasEntries = pagination && entries
  if (!search && !hasEntries && !button) return null
  const [before, after] = aroundMenu(entries_text)
  return {
    search: search ? { placeholder: search_placeholder, drawing: drawingOf('search') } : null,
    entries: hasEntries ? { before, after, choices: pageLengthChoices(length), chosen: length } : null,
    hasExport: button,
  }
}

function stepsOf({ nav_style, prev_text, next_text }: DataTableSettings) {
  const isTextShown = nav_style !== 'arrow'
  const drawing = (name: 'previous' | 'next') => (nav_style === 'text' ? null : drawingOf(name))
  return {
    previous: { text: prev_text, isTextShown, drawing: drawing('previous') },
    next: { text: next_text, isTextShown, drawing: drawing('next') },
  }
}
