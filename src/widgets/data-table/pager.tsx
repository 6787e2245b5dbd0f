import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Drawing } from '#kit/drawing.tsx'
import { listPageStops } from '#kit/posts/pagination-model.ts'
import { PAGE_LABEL } from './messages.ts'
import type { PageRange } from './model.ts'

interface Step {
  text: string
  isTextShown: boolean
  /** Path of the arrow, if there is one. */
  drawing: string | null
}

export interface TablePagerProps {
  label: string
  previous: Step
  next: Step
  range: PageRange
  onTurn: (page: number) => void
}

/** Hidden where there is no script to turn pages, and where there is only one. */
export function TablePager({ label, previous, next, range: { page, pageCount }, onTurn }: TablePagerProps) {
  const current = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const press = (event: MouseEvent<HTMLElement>, to: number) => {
    hadFocus.current = document.activeElement === event.currentTarget
    onTurn(to)
  }
  // A number may have moved, and have lost the focus by that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each turn
  useLayoutEffect(() => {
    if (hadFocus.current) current.current?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [page])
  const step = (by: 1 | -1, { text, isTextShown, drawing }: Step) => {
    const to = page + by
    // A step stays where it is at the ends, so that it keeps the focus.
    const isEnd = to < 1 || to > pageCount
    const arrow = drawing && <Drawing path={drawing} />
    return (
      <button
        type="button"
        className="w-data-table__page"
        data-step={by}
        aria-disabled={isEnd}
        onKeyDown={pressOnEnter}
        onClick={() => !isEnd && onTurn(to)}
      >
        {by === -1 && arrow}
        <span className={isTextShown ? undefined : 'vh'}>{text}</span>
        {by === 1 && arrow}
      </button>
    )
  }
  return (
    <nav className="w-data-table__pager" aria-label={label} hidden={pageCount === 1} data-keys="Enter">
      {step(-1, previous)}
      <ol className="w-data-table__pages">
        {listPageStops(page, pageCount).map((stop, index, stops) =>
          stop === 'gap' ? (
            <li key={`after-${stops[index - 1]}`} className="w-data-table__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={stop}>
              <button
                ref={stop === page ? current : undefined}
                type="button"
                className="w-data-table__page"
                data-page={stop}
                aria-label={PAGE_LABEL(stop)}
                aria-current={stop === page ? 'page' : undefined}
                onKeyDown={pressOnEnter}
                onClick={(event) => press(event, stop)}
              >
                {stop}
              </button>
            </li>
          ),
        )}
      </ol>
      {step(1, next)}
    </nav>
  )
}

/** Browsers press buttons for a visitor's own key alone, and not for one that was kept while this was asleep. */
function pressOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.click()
}
