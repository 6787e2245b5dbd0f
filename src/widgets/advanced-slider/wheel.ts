import type Swiper from 'swiper'
import { answerWheel } from './model.ts'

/** The wheel turns the slides; at the ends it is the page's again. */
export function watchWheel(view: HTMLElement, swiper: Swiper, onTurn: () => void): () => void {
  const life = new AbortController()
  let lastWheel = Number.NEGATIVE_INFINITY
  let lastTurn = Number.NEGATIVE_INFINITY

  function wheel(event: WheelEvent): void {
    const delta = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY
    // With Ctrl it zooms the page.
    if (delta === 0 || event.ctrlKey) return
    const { timeStamp: now } = event
    const answer = answerWheel({
      isForward: delta > 0,
      isBeginning: swiper.isBeginning,
      isEnd: swiper.isEnd,
      isTurning: swiper.animating,
      sinceWheelMs: now - lastWheel,
      sinceTurnMs: now - lastTurn,
    })
    lastWheel = now
    if (answer === 'release') return
    event.preventDefault()
    if (answer === 'wait') return
    lastTurn = now
    onTurn()
    if (answer === 'next') swiper.slideNext()
    else swiper.slidePrev()
  }

  view.addEventListener('wheel', wheel, { passive: false, signal: life.signal })
  return () => life.abort()
}
