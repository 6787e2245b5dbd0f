'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { Carousel, type CarouselProps } from '#kit/carousel/carousel.tsx'
import { keepHeight } from './keep-height.ts'
import type { SliderDirection, SliderEffect } from './model.ts'
import { runProgress } from './progress.ts'
import { sliderOptions } from './slider-options.ts'
import { watchWheel } from './wheel.ts'

interface AdvancedSliderProps extends CarouselProps {
  effect: SliderEffect
  direction: SliderDirection
  /** The wheel turns the slides. */
  hasWheel: boolean
  hasGrabCursor: boolean
  hasProgress: boolean
  /** Small pictures of the slides, one each; none where there are none to show. */
  thumbs: { id: string; face: SlotContent }[]
  /** Of the row of thumbs, in percent. */
  thumbsWidth: number
}

export const AdvancedSlider = island('advanced-slider', function AdvancedSlider(props: AdvancedSliderProps) {
  const { id, label, look, slides, effect, direction, hasWheel, hasGrabCursor, hasProgress, thumbs, thumbsWidth } = props
  const root = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper | null>(null)
  const [current, setCurrent] = useState(0)

  // Before the carousel measures itself.
  useLayoutEffect(() => {
    const carousel = root.current?.querySelector<HTMLElement>(':scope > .carousel')
    if (direction === 'vertical' && carousel) return keepHeight(carousel)
  }, [direction])

  const onBuild = (built: Swiper) => {
    swiper.current = built
    const carousel = built.el.parentElement
    const progress = bar.current && carousel && runProgress(bar.current, carousel, look)
    const show = () => setCurrent(built.realIndex)
    built.on('slideChange', show)
    built.on('slideChange', () => progress?.restart())
    const leaveWheel = hasWheel ? watchWheel(built.el, built, () => takeHold(built)) : () => {}
    show()
    return () => {
      swiper.current = null
      progress?.end()
      leaveWheel()
    }
  }
  const turnTo = (index: number) => {
    if (swiper.current === null) return
    takeHold(swiper.current)
    if (swiper.current.params.loop) swiper.current.slideToLoop(index)
    else swiper.current.slideTo(index)
  }
  return (
    <div
      ref={root}
      className="w-advanced-slider"
      data-effect={effect}
      data-direction={direction}
      data-grab={hasGrabCursor || undefined}
    >
      <Carousel
        id={id}
        label={label}
        look={look}
        slides={slides}
        extras={{ options: sliderOptions(effect, direction, hasGrabCursor), onBuild }}
      />
      {hasProgress && <div ref={bar} className="w-advanced-slider__progress" />}
      {thumbs.length > 0 && (
        <ul className="w-advanced-slider__thumbs" data-width={`${thumbsWidth}%`}>
          {thumbs.map((thumb, index) => (
            <li key={thumb.id}>
              <Slot
                as="button"
                type="button"
                className="w-advanced-slider__thumb"
                aria-current={index === current ? 'true' : undefined}
                content={thumb.face}
                onClick={() => turnTo(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})

/** A visitor who turns by another way than the carousel's own stops the rotation as one who takes hold of the row does. */
function takeHold(swiper: Swiper): void {
  swiper.emit('sliderFirstMove', swiper, new PointerEvent('pointermove'))
}
