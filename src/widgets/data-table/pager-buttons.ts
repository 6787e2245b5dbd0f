import { listPageStops } from '#kit/posts/pagination-model.ts'
import { PAGE_LABEL } from './messages.ts'
import type { PageRange } from './model.ts'

/** The page that a pressed button leads to, or `null`. Steps stay in place at the ends, so that they keep the focus. */
export function pageOfPress({ target }: Event, current: number): number | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-page], [data-step]') : null
  if (button === null || button.ariaDisabled === 'true') return null
  return button.dataset.page === undefined ? current + Number(button.dataset.step) : Number(button.dataset.page)
}

/** Writes the numbers of the pages. A number that had the focus has it again. */
export function writePager(pager: HTMLElement, { page, pageCount }: PageRange): void {
  const list = pager.querySelector('.w-data-table__pages')
  const hadFocus = list?.contains(document.activeElement) === true
  list?.replaceChildren(...listPageStops(page, pageCount).map((stop) => itemOf(stop, page)))
  for (const step of pager.querySelectorAll<HTMLElement>('[data-step]')) {
    const to = page + Number(step.dataset.step)
    step.ariaDisabled = String(to < 1 || to > pageCount)
  }
  pager.hidden = pageCount === 1
  if (hadFocus) list?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
}

function itemOf(stop: number | 'gap', current: number): HTMLLIElement {
  const item = document.createElement('li')
  if (stop === 'gap') {
    item.className = 'w-data-table__gap'
    item.ariaHidden = 'true'
    item.textContent = '…'
    return item
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'w-data-table__page'
  button.dataset.page = String(stop)
  button.ariaLabel = PAGE_LABEL(stop)
  button.textContent = String(stop)
  if (stop === current) button.setAttribute('aria-current', 'page')
  item.append(button)
  return item
}
