import type Swiper from 'swiper'
import type { CarouselParts } from './carousel-parts.ts'
import { messages } from './messages.ts'
import { countPositions, visibleIndexes } from './model.ts'

/** Says in the markup what is in sight: slides out of sight are inert, dots and arrows know where the row stands. */
export function showPosition(parts: CarouselParts, swiper: Swiper, shown: number): void {
  const { root, view, slides, arrows, dots, count } = parts
  const inViewport = visibleIndexes({
    starts: swiper.slidesGrid,
    sizes: swiper.slidesSizesGrid,
    viewSize: swiper.size,
    offset: -swiper.translate,
  })
  const visible = new Set(inViewport.map((index) => swiper.slides[index]))
  for (const slide of slides) {
    const isHidden = visible.size > 0 && !visible.has(slide)
    if (slide.inert === isHidden) continue
    // Inert takes the focus away, and the next Tab would start at the top of the page.
    if (isHidden && slide.contains(document.activeElement)) view.focus({ preventScroll: true })
    slide.inert = isHidden
  }
  const isLoop = swiper.params.loop === true
  const positions = countPositions(slides.length, shown, isLoop)
  const position = isLoop ? swiper.realIndex : Math.min(swiper.activeIndex, positions - 1)
  root.toggleAttribute('data-still', positions === 1)
  for (const [index, dot] of dots.entries()) {
    dot.hidden = index >= positions
    if (index === position) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
  }
  if (count) count.textContent = messages.position(position + 1, positions)
  for (const arrow of arrows) {
    const isEnd = arrow.dataset.turn === 'next' ? swiper.isEnd : swiper.isBeginning
    arrow.ariaDisabled = !isLoop && isEnd ? 'true' : null
  }
}

/** Undoes what `showPosition` and the rotation wrote. */
export function clearState({ root, list, slides, dots, arrows }: CarouselParts): void {
  for (const slide of slides) slide.inert = false
  for (const dot of dots) dot.hidden = false
  for (const arrow of arrows) arrow.ariaDisabled = null
  list.ariaLive = null
  for (const attribute of ['data-still', 'data-live', 'data-rotation']) root.removeAttribute(attribute)
}

/** What the button does, and whether a screen reader hears of each turn. */
export function showRotation({ root, list, pause }: CarouselParts, isWanted: boolean, isRunning: boolean): void {
  root.dataset.rotation = isRunning ? 'running' : isWanted ? 'held' : 'stopped'
  list.ariaLive = isRunning ? 'off' : 'polite'
  const name = pause?.querySelector('.vh')
  if (name) name.textContent = isWanted ? messages.pause : messages.play
}
