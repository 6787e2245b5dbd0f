import { Icon } from '#kit/icon.tsx'
import { listPageStops } from '#kit/posts/pagination-model.ts'
import { PAGE_LABEL, PAGES_LABEL } from './messages.ts'
import type { PageRange } from './model.ts'
import type { DataTableSettings } from './settings.ts'

interface TablePagerProps {
  settings: DataTableSettings
  range: PageRange
}

/** The script writes the numbers anew and keeps the two steps. */
export function TablePager({ settings, range }: TablePagerProps) {
  const { nav_style, prev_text, next_text, caption } = settings
  const hasArrow = nav_style !== 'text'
  const wordClass = nav_style === 'arrow' ? 'vh' : undefined
  return (
    <nav className="w-data-table__pager" aria-label={PAGES_LABEL(caption)} hidden={range.pageCount === 1}>
      <button type="button" className="w-data-table__page" data-step="-1" aria-disabled="true">
        {hasArrow && <Icon name="previous" />}
        <span className={wordClass}>{prev_text}</span>
      </button>
      <ol className="w-data-table__pages">
        {listPageStops(range.page, range.pageCount).map((stop, index, stops) =>
          stop === 'gap' ? (
            <li key={`after-${stops[index - 1]}`} className="w-data-table__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={stop}>
              <button
                type="button"
                className="w-data-table__page"
                data-page={stop}
                aria-label={PAGE_LABEL(stop)}
                aria-current={stop === range.page ? 'page' : undefined}
              >
                {stop}
              </button>
            </li>
          ),
        )}
      </ol>
      <button type="button" className="w-data-table__page" data-step="1" aria-disabled={range.pageCount === 1}>
        <span className={wordClass}>{next_text}</span>
        {hasArrow && <Icon name="next" />}
      </button>
    </nav>
  )
}
