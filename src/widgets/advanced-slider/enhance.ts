import type Swiper from 'swiper'
import type { Enhance } from '#islands/wire.ts'
import { enhanceCarousel } from '#kit/carousel/enhance-carousel.ts'
import { keepHeight } from './keep-height.ts'
import { runProgress } from './progress.ts'
import { sliderOptions } from './slider-options.ts'
import { watchWheel } from './wheel.ts'

export const enhance: Enhance = (element) => {
  const root = element.querySelector<HTMLElement>('.w-advanced-slider')
  const carousel = root?.querySelector<HTMLElement>(':scope > .carousel')
  if (!root || !carousel) return () => {}
  const life = new AbortController()
  const thumbs = [...root.querySelectorAll<HTMLButtonElement>(':scope > .w-advanced-slider__thumbs button')]
  const bar = root.querySelector<HTMLElement>(':scope > .w-advanced-slider__progress')
  let swiper: Swiper | null = null

  const release = root.dataset.direction === 'vertical' ? keepHeight(carousel) : () => {}
  const letGo = enhanceCarousel(element, {
    options: sliderOptions(root),
    onBuild(built) {
      swiper = built
      const progress = bar && runProgress(bar, carousel)
      const show = () => markThumb(thumbs, built.realIndex)
      built.on('slideChange', show)
      built.on('slideChange', () => progress?.restart())
      const leaveWheel = root.dataset.wheel === undefined ? () => {} : watchWheel(built.el, built, () => takeHold(built))
      show()
      return () => {
        swiper = null
        progress?.end()
        leaveWheel()
      }
    },
  })

  for (const [index, thumb] of thumbs.entries()) {
    const turn = () => {
      if (swiper === null) return
      takeHold(swiper)
      if (swiper.params.loop) swiper.slideToLoop(index)
      else swiper.slideTo(index)
    }
    thumb.addEventListener('click', turn, { signal: life.signal })
  }
  return () => {
    life.abort()
    letGo()
    release()
  }
}

/** A visitor who turns by another way than the carousel's own stops the rotation as one who takes hold of the row does. */
function takeHold(swiper: Swiper): void {
  swiper.emit('sliderFirstMove', swiper, new PointerEvent('pointermove'))
}

function markThumb(thumbs: readonly HTMLElement[], current: number): void {
  for (const [index, thumb] of thumbs.entries()) {
    if (index === current) thumb.setAttribute('aria-current', 'true')
    else thumb.removeAttribute('aria-current')
  }
}
