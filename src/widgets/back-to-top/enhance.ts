import type { Enhance } from '#islands/wire.ts'
import { followScroll } from './follow-scroll.ts'

// The style sheet asks for the same.
const BY_STYLE = ['animation-timeline: scroll()', 'width: attr(data-after type(<length>))']

/** Scrolls to where the editor wants it, and takes the keyboard along. */
export const enhance: Enhance = (element) => {
  const life = new AbortController()
  const { signal } = life
  const box = element.querySelector<HTMLElement>('.w-back-to-top') ?? element
  const top = Number(box.dataset.offset ?? 0)
  element.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      scrollTo({ left: 0, top, behavior: isCalm ? 'instant' : 'smooth' })
      focusStart(signal)
    },
    { signal },
  )
  if (!BY_STYLE.every((condition) => CSS.supports(condition))) followScroll(box, signal)
  return () => life.abort()
}

/** The next Tab reaches the first link of the page. */
function focusStart(signal: AbortSignal): void {
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true, signal })
}
