import type { Enhance } from '#islands/wire.ts'
import { hideBelow, revealAll } from './hide-below.ts'
import { doesFit } from './model.ts'

type State = 'folded' | 'open' | 'fits'

/** Unfolds and folds at the button. What is folded away can't be reached; content that arrives late is measured anew. */
export const enhance: Enhance = (element) => {
  const box = element.querySelector<HTMLElement>(':scope > .w-unfold')
  const body = box?.querySelector<HTMLElement>(':scope > .w-unfold__body')
  const inner = body?.firstElementChild
  const button = box?.querySelector<HTMLElement>(':scope > .w-unfold__foot > .w-unfold__button')
  if (!box || !body || !inner || !button) return () => {}
  const life = new AbortController()
  const { signal } = life
  const folded = Number.parseFloat(box.dataset.height ?? '')
  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  box.style.setProperty('--fold', `${folded}px`)

  function show(state: State): void {
    if (!box || !body || !button) return
    box.dataset.state = state
    button.ariaExpanded = String(state === 'open')
    button.textContent = (state === 'open' ? button.dataset.collapse : button.dataset.expand) ?? ''
    if (state === 'folded') hideBelow(body, body.getBoundingClientRect().top + folded)
    else revealAll(body)
  }

  /** Nothing that is in the window moves: there the place of the button stays free. */
  function leaveOutButton(): void {
    const { top, bottom } = (button ?? element).getBoundingClientRect()
    box?.toggleAttribute('data-room', top < innerHeight && bottom > 0)
    show('fits')
  }

  function measure(): void {
    const height = inner?.getBoundingClientRect().height ?? 0
    // In a closed tab it has no height: it is measured when it gets one.
    if (height === 0 || box?.dataset.state === 'open') return
    if (!doesFit(height, folded)) show('folded')
    else if (box?.dataset.state !== 'fits') leaveOutButton()
  }

  async function turn(): Promise<void> {
    if (!box || !body) return
    const before = body.getBoundingClientRect().height
    const isFolding = box.dataset.state === 'open'
    show(isFolding ? 'folded' : 'open')
    const after = body.getBoundingClientRect().height
    const duration = isCalm() ? 0 : Number(box.dataset.duration)
    // Only on the way is the height a number: at its end the content may grow as it likes.
    const heights = [before, after].map((height) => ({ maxBlockSize: `${height}px`, overflow: 'clip' }))
    await body.animate(heights, { duration, easing: 'ease-in-out' }).finished
    if (isFolding && box.dataset.state === 'folded')
      box.scrollIntoView({ block: 'center', behavior: isCalm() ? 'instant' : 'smooth' })
  }

  function revealTarget(): void {
    const target = document.querySelector(':target')
    if (target !== null && inner?.contains(target) && box?.dataset.state === 'folded') {
      show('open')
      target.scrollIntoView()
    }
  }

  const observer = new ResizeObserver(measure)
  observer.observe(inner)
  measure()
  revealTarget()
  button.addEventListener('click', () => void turn(), { signal })
  addEventListener('hashchange', revealTarget, { signal })
  return () => {
    life.abort()
    observer.disconnect()
    show('folded')
    revealAll(body)
  }
}
