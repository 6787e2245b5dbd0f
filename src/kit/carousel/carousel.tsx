import { useMemo } from 'react'
import { Slot, type SlotContent } from '#islands/island.ts'
import { CarouselBar } from './carousel-bar.tsx'
import type { CarouselLook } from './carousel-look.ts'
import type { CarouselExtras } from './create-carousel.ts'
import { groupOf } from './group-of.ts'
import { messages } from './messages.ts'
import { CAROUSEL_KEYS, fittingDevices, turnOfKey } from './model.ts'
import { useCarousel } from './use-carousel.ts'

export interface CarouselProps {
  /** The widget's `id`. */
  id: string
  /** What the carousel is called. */
  label: string
  look: CarouselLook
  /** Each needs no wrapper of its own. */
  slides: readonly SlotContent[]
}

// What scrolls must be reachable by keyboard.
const REACHABLE = { tabIndex: 0 }

/**
 * A row of slides: it scrolls sideways until it wakes as a carousel. The widget's style sheet imports `carousel.css`. Dialogs
 * belong outside of it: slides out of sight are inert. How many slides are side by side is the custom property
 * `--carousel-shown`, which a widget's style sheet may set otherwise. While it lives, its root says `data-live`, `data-still` (all
 * slides are in sight) and `data-rotation` (`running`, `held`, `stopped`).
 */
export function Carousel({ id, label, look, slides, extras }: CarouselProps & { extras?: CarouselExtras }) {
  const { root, view, list, pause, engine, position, rotation } = useCarousel(look, extras)
  const fits = fittingDevices(slides.length, look.shown)
  // A loop moves them about in the document, so that nothing may render them again.
  const row = useMemo(
    () =>
      slides.map((content, index) => (
        <Slot
          key={String(index)}
          className="carousel__slide"
          {...groupOf(messages.position(index + 1, slides.length), messages.slide)}
          content={content}
        />
      )),
    [slides],
  )
  const turnByKey = (event: React.KeyboardEvent) => {
    const where = turnOfKey(event.key)
    if (event.target !== event.currentTarget || where === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    engine.current?.turn(where)
  }
  return (
    <section
      ref={root}
      className="carousel"
      aria-roledescription={messages.carousel}
      aria-label={label}
      data-desktop={look.shown.desktop}
      data-tablet={look.shown.tablet}
      data-mobile={look.shown.mobile}
      data-gap={look.gap}
      data-fits={fits.join(' ') || undefined}
      data-live={position === null ? undefined : ''}
      data-still={position?.count === 1 ? '' : undefined}
      data-rotation={rotation ?? undefined}
    >
      {/* First in the order of the keyboard, so that rotation can be stopped before one gets to what moves. */}
      {fits.length < Object.keys(look.shown).length && (
        <CarouselBar
          id={id}
          look={look}
          count={slides.length}
          position={position}
          isStopped={rotation === 'stopped'}
          pause={pause}
          onTurn={(where) => engine.current?.turn(where)}
          onGoTo={(index) => engine.current?.goTo(index)}
          onToggle={() => engine.current?.toggleRotation()}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a group that can be focused */}
      <div
        ref={view}
        className="carousel__view"
        {...groupOf(messages.content(label))}
        {...REACHABLE}
        data-keys={CAROUSEL_KEYS}
        onKeyDown={turnByKey}
      >
        <div
          ref={list}
          className="carousel__list"
          id={`${id}-slides`}
          aria-live={rotation === null ? undefined : rotation === 'running' ? 'off' : 'polite'}
        >
          {row}
        </div>
      </div>
    </section>
  )
}
