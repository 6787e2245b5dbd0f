import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { listPageStops } from './pagination-model.ts'

interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  hrefOf(page: number): string
  /** Its name, such as 「最新消息頁碼」. */
  label: string
  /** A landmark, unless the page may have more of the same name. */
  isLandmark?: boolean
  /** Without numbers there are only the steps to the pages before and after. */
  hasNumbers?: boolean
}

/** Nothing when there is only one page. */
export function Pagination({ page, pageCount, hrefOf, label, isLandmark = true, hasNumbers = true }: PaginationProps) {
  if (pageCount <= 1) return null
  const Box = isLandmark ? 'nav' : 'div'
  return (
    <Box className="pager" role={isLandmark ? undefined : 'group'} aria-label={label}>
      <ul className="pager__list">
        <li>
          <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev">
            <Icon name="previous" />
            <span className="pager__word">上一頁</span>
          </Step>
        </li>
        {(hasNumbers ? listPageStops(page, pageCount) : []).map((stop, index, stops) =>
          stop === 'gap' ? (
            <li key={`after-${stops[index - 1]}`} className="pager__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={stop}>
              <a
                className="pager__item"
                href={hrefOf(stop)}
                aria-current={stop === page ? 'page' : undefined}
                aria-label={`第 ${stop} 頁`}
              >
                {stop}
              </a>
            </li>
          ),
        )}
        <li>
          <Step href={page < pageCount ? hrefOf(page + 1) : null} rel="next">
            <span className="pager__word">下一頁</span>
            <Icon name="next" />
          </Step>
        </li>
      </ul>
    </Box>
  )
}

function Step({ href, rel, children }: { href: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  if (href === null) return <span className="pager__item pager__item--step">{children}</span>
  return (
    <a className="pager__item pager__item--step" href={href} rel={rel}>
      {children}
    </a>
  )
}
