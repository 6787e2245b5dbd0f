import { listWords, shownText } from './list-words.ts'

interface LoadMoreProps {
  /** The first and the last page that are shown. */
  firstPage: number
  page: number
  pageCount: number
  perPage: number
  /** Posts that are shown. */
  count: number
  total: number
  hrefOf(page: number): string
}

/** A link to the next page that a script turns into more of the same. Nothing when there is only one page. */
export function LoadMore({ firstPage, page, pageCount, perPage, count, total, hrefOf }: LoadMoreProps) {
  if (pageCount <= 1) return null
  const first = (firstPage - 1) * perPage + 1
  const range = { first, last: first + count - 1, total }
  return (
    <div className="w-post-list__more" data-first={range.first} data-last={range.last} data-total={total}>
      {firstPage > 1 && (
        <a className="w-post-list__previous" href={hrefOf(firstPage - 1)} rel="prev">
          {listWords.previous}
        </a>
      )}
      {page < pageCount && (
        <a className="btn btn--ink" href={hrefOf(page + 1)} rel="next">
          <span className="w-post-list__idle">{listWords.more}</span>
          <span className="w-post-list__busy">{listWords.busy}</span>
        </a>
      )}
      <progress className="w-post-list__bar" value={range.last} max={total} aria-label={listWords.progressName} />
      <p className="w-post-list__shown">{shownText(range)}</p>
    </div>
  )
}
