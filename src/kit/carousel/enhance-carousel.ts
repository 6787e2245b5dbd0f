import Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { type CarouselParts, findParts } from './carousel-parts.ts'
import { canLoop, turnOfKey } from './model.ts'
import { createRotation } from './rotation.ts'
import { clearState, showPosition, showRotation } from './show-state.ts'
import { watchHolds } from './watch-holds.ts'

// Half of one, as swiper has it, loses swipes: what takes longer than 300 ms counts as slow, also where it is the device that was
// busy, and the first step of the finger, which tells a swipe from a tap, is not counted.
const SLOW_SWIPE_SHARE = 0.25

export interface CarouselExtras {
  /** Options of swiper that win over the core's, with their modules. */
  options?: SwiperOptions
  /** Called with each new swiper: at first, and whenever the window shows another number of slides. Returns what lets go of it. */
  onBuild?(swiper: Swiper): () => void
}

/**
 * Brings the first `<Carousel>` inside the element to life; its settings stand in the markup. While it lives, its root says
 * `data-live`, `data-still` (all slides are in sight) and `data-rotation` (`running`, `held`, `stopped`). Returns what puts the
 * scrolling row back.
 */
export function enhanceCarousel(element: HTMLElement, extras: CarouselExtras = {}): () => void {
  const parts = findParts(element)
  return parts === null ? () => {} : enliven(parts, extras)
}

function enliven(parts: CarouselParts, extras: CarouselExtras): () => void {
  const { root, view, slides, pause, arrows, dots } = parts
  const life = new AbortController()
  const { signal } = life
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const turnMs = Number(root.dataset.speed)
  let swiper: Swiper | null = null
  let shown = 0
  let letGo = () => {}

  const rotation = createRotation({
    delayMs: Number(root.dataset.delay),
    onTurn: () => (swiper?.isEnd && !swiper.params.loop ? swiper.slideTo(0) : swiper?.slideNext()),
    onState: ({ isWanted, isRunning }) => showRotation(parts, isWanted, isRunning),
  })
  rotation.hold('calm', calm.matches)
  if (root.dataset.delay === undefined) rotation.stop()
  else watchHolds(parts, rotation, signal)

  function measure(): void {
    // Nothing can be measured in a hidden tab.
    if (view.clientWidth === 0) return
    const fitting = readShown(root)
    if (swiper === null || fitting !== shown) build(fitting)
    else swiper.update()
    refresh()
  }

  function refresh(): void {
    if (swiper === null || swiper.destroyed) return
    showPosition(parts, swiper, shown)
    rotation.hold('fits', root.hasAttribute('data-still'))
  }

  function build(fitting: number): void {
    const start = swiper?.realIndex ?? scrolledTo(view, slides)
    tearDown()
    shown = fitting
    view.scrollTo({ left: 0, behavior: 'instant' })
    root.dataset.live = ''
    swiper = new Swiper(view, {
      wrapperClass: 'carousel__list',
      slideClass: 'carousel__slide',
      slidesPerView: shown,
      spaceBetween: Number(root.dataset.gap),
      speed: calm.matches ? 0 : turnMs,
      loop: root.dataset.loop !== undefined && canLoop(slides.length, shown),
      loopPreventsSliding: false,
      longSwipesRatio: SLOW_SWIPE_SHARE,
      initialSlide: start,
      resizeObserver: false,
      updateOnWindowResize: false,
      ...extras.options,
    })
    swiper.on('slideChange', () => {
      refresh()
      rotation.restart(turnMs)
    })
    swiper.on('snapIndexChange', refresh)
    swiper.on('transitionEnd', refresh)
    swiper.on('sliderFirstMove', () => rotation.stop())
    letGo = extras.onBuild?.(swiper) ?? (() => {})
  }

  function tearDown(): void {
    letGo()
    letGo = () => {}
    if (swiper && !swiper.destroyed) swiper.destroy(true, true)
    swiper = null
  }

  function turn(where: ReturnType<typeof turnOfKey>): void {
    if (swiper === null || where === null) return
    rotation.stop()
    if (where === 'next') swiper.slideNext()
    else if (where === 'previous') swiper.slidePrev()
    else goTo(where === 'first' ? 0 : slides.length - 1)
  }

  function goTo(index: number): void {
    if (swiper?.params.loop) swiper.slideToLoop(index)
    else swiper?.slideTo(index)
  }

  pause?.addEventListener('click', () => rotation.toggle(), { signal })
  for (const arrow of arrows) {
    arrow.addEventListener('click', () => turn(arrow.dataset.turn === 'next' ? 'next' : 'previous'), { signal })
  }
  for (const [index, dot] of dots.entries()) {
    dot.addEventListener(
      'click',
      () => {
        rotation.stop()
        goTo(index)
      },
      { signal },
    )
  }
  view.addEventListener(
    'keydown',
    (event) => {
      const where = turnOfKey(event.key)
      if (event.target !== view || where === null || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      turn(where)
    },
    { signal },
  )
  calm.addEventListener(
    'change',
    () => {
      rotation.hold('calm', calm.matches)
      if (swiper) swiper.params.speed = calm.matches ? 0 : turnMs
    },
    { signal },
  )

  const observer = new ResizeObserver(measure)
  observer.observe(view)
  measure()
  rotation.restart(0)
  return () => {
    life.abort()
    observer.disconnect()
    rotation.release()
    tearDown()
    clearState(parts)
  }
}

/** The style sheet knows the window. */
function readShown(root: HTMLElement): number {
  return Math.max(1, Math.round(Number.parseFloat(getComputedStyle(root).getPropertyValue('--carousel-shown')) || 1))
}

/** The first slide in sight: a visitor may have scrolled the row before this script came. */
function scrolledTo(view: HTMLElement, slides: readonly HTMLElement[]): number {
  const first = slides.findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > view.scrollLeft)
  return Math.max(0, first)
}
