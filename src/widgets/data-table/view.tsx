import { formatLongDate } from '#kit/text/format-date.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { LoadedTable } from './load.ts'
import { COUNT_TEXT, READ_AT, WAITING } from './messages.ts'
import { ALL_ROWS, fillInfo, pageLength, ROWS_AT_ONCE, rangeOf } from './model.ts'
import { TablePager } from './pager.tsx'
import type { DataTableSettings } from './settings.ts'
import { TableGrid } from './table-grid.tsx'
import { TableTools } from './tools.tsx'

/** All rows are in the markup, those of later pages in a body of their own, which is hidden only where a script can show it. */
export function DataTableView({ id, settings, data }: ViewProps<DataTableSettings, LoadedTable>) {
  if (data === null) return null
  if (data === 'waiting') return <p className="w-data-table">{WAITING}</p>
  const { caption, pagination, info, info_text, ordering, fixedHeader, responsive } = settings
  const length = pagination ? pageLength(settings.item_per_page) : ALL_ROWS
  const range = rangeOf({ total: data.rows.length, page: 1, length })
  const infoText = info ? info_text : COUNT_TEXT
  return (
    <div
      className="w-data-table"
      data-length={length}
      data-ordering={ordering || undefined}
      data-fixed={fixedHeader || undefined}
      data-responsive={responsive || undefined}
    >
      <TableTools settings={settings} length={length} />
      <TableGrid
        captionId={`${id}-caption`}
        caption={caption}
        table={data}
        firstPage={Math.min(range.end, ROWS_AT_ONCE)}
        isResponsive={responsive}
      />
      <div className="w-data-table__foot">
        <p className={info ? 'w-data-table__info' : 'vh'} role="status" data-text={infoText}>
          {fillInfo(infoText, range)}
        </p>
        {pagination && <TablePager settings={settings} range={range} />}
      </div>
      {data.readAt !== null && (
        <p className="w-data-table__read">
          {READ_AT}
          <time dateTime={data.readAt}>{formatLongDate(data.readAt)}</time>
        </p>
      )}
    </div>
  )
}
