import Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import type { CarouselElements } from './carousel-elements.ts'
import type { CarouselLook } from './carousel-look.ts'
import { canLoop, countPositions, type Turn, visibleIndexes } from './model.ts'
import { createRotation, type RotationState } from './rotation.ts'
import { watchHolds } from './watch-holds.ts'

// Half of one, as swiper has it, loses swipes: what takes longer than 300 ms counts as slow, also where it is the device that was
// busy, and the first step of the finger, which tells a swipe from a tap, is not counted.
const SLOW_SWIPE_SHARE = 0.25

/** Where the row stands. */
export interface CarouselPosition {
  index: number
  /** In how many positions it can stand. */
  count: number
  /** Nothing comes before, or after: never so in a loop. */
  isStart: boolean
  isEnd: boolean
}

export interface CarouselExtras {
  /** Options of swiper that win over the core's, with their modules. */
  options?: SwiperOptions
  /** Called with each new swiper: at first, and whenever the window shows another number of slides. Returns what lets go of it. */
  onBuild?(swiper: Swiper): () => void
}

interface CarouselEvents extends CarouselExtras {
  onPosition(position: CarouselPosition): void
  onRotation(state: RotationState): void
}

export interface CarouselEngine {
  turn(where: Turn): void
  goTo(index: number): void
  toggleRotation(): void
  release(): void
}

/** Moves the row of a carousel. Slides out of sight are inert. */
export function createCarousel(elements: CarouselElements, look: CarouselLook, events: CarouselEvents): CarouselEngine {
  const { root, view, list } = elements
  // In the order of the server, whatever a loop does to the document.
  const slides = [...list.children].filter((child) => child instanceof HTMLElement)
  const life = new AbortController()
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let swiper: Swiper | null = null
  let shown = 0
  let letGo = () => {}

  const rotation = createRotation({
    delayMs: look.delay,
    onTurn: () => (swiper?.isEnd && !swiper.params.loop ? swiper.slideTo(0) : swiper?.slideNext()),
    onState: events.onRotation,
  })
  rotation.hold('calm', calm.matches)
  if (look.autoplay) watchHolds(elements, rotation, look.pausesOnHover, life.signal)
  else rotation.stop()

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
    hideOthers(swiper)
    const isLoop = swiper.params.loop === true
    const count = countPositions(slides.length, shown, isLoop)
    events.onPosition({
      index: isLoop ? swiper.realIndex : Math.min(swiper.activeIndex, count - 1),
      count,
      isStart: !isLoop && swiper.isBeginning,
      isEnd: !isLoop && swiper.isEnd,
    })
    rotation.hold('fits', count === 1)
  }

  function hideOthers({ slidesGrid, slidesSizesGrid, size, translate, slides: moved }: Swiper): void {
    const inViewport = visibleIndexes({ starts: slidesGrid, sizes: slidesSizesGrid, viewSize: size, offset: -translate })
    const visible = new Set(inViewport.map((index) => moved[index]))
    for (const slide of slides) {
      const isHidden = visible.size > 0 && !visible.has(slide)
      if (slide.inert === isHidden) continue
      // Inert takes the focus away, and the next Tab would start at the top of the page.
      if (isHidden && slide.contains(document.activeElement)) view.focus({ preventScroll: true })
      slide.inert = isHidden
    }
  }

  function build(fitting: number): void {
    const start = swiper?.realIndex ?? scrolledTo(view, slides)
    tearDown()
    shown = fitting
    view.scrollTo({ left: 0, behavior: 'instant' })
    // The style sheet lets go of the row before it is measured.
    root.dataset.live = ''
    swiper = new Swiper(view, {
      wrapperClass: 'carousel__list',
      slideClass: 'carousel__slide',
      slidesPerView: shown,
      spaceBetween: look.gap,
      speed: calm.matches ? 0 : look.speed,
      loop: look.loop && canLoop(slides.length, shown),
      loopPreventsSliding: false,
      longSwipesRatio: SLOW_SWIPE_SHARE,
      initialSlide: start,
      resizeObserver: false,
      updateOnWindowResize: false,
      ...events.options,
    })
    swiper.on('slideChange', () => {
      refresh()
      rotation.restart(look.speed)
    })
    swiper.on('snapIndexChange', refresh)
    swiper.on('transitionEnd', refresh)
    swiper.on('sliderFirstMove', () => rotation.stop())
    letGo = events.onBuild?.(swiper) ?? (() => {})
  }

  function tearDown(): void {
    letGo()
    letGo = () => {}
    if (swiper && !swiper.destroyed) swiper.destroy(true, true)
    swiper = null
  }

  function goTo(index: number): void {
    rotation.stop()
    if (swiper?.params.loop) swiper.slideToLoop(index)
    else swiper?.slideTo(index)
  }

  calm.addEventListener(
    'change',
    () => {
      rotation.hold('calm', calm.matches)
      if (swiper) swiper.params.speed = calm.matches ? 0 : look.speed
    },
    { signal: life.signal },
  )
  const observer = new ResizeObserver(measure)
  observer.observe(view)
  measure()
  rotation.restart(0)
  return {
    turn(where) {
      rotation.stop()
      if (where === 'next') swiper?.slideNext()
      else if (where === 'previous') swiper?.slidePrev()
      else goTo(where === 'first' ? 0 : slides.length - 1)
    },
    goTo,
    toggleRotation: rotation.toggle,
    release() {
      life.abort()
      observer.disconnect()
      rotation.release()
      tearDown()
    },
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
