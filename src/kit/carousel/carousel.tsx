import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import type { CarouselLook } from './carousel-look.ts'
import { messages } from './messages.ts'
import { fittingDevices, MOST_DOTS } from './model.ts'

interface CarouselProps {
  /** The widget's `id`. */
  id: string
  /** What the carousel is called. */
  label: string
  look: CarouselLook
  /** Each needs no wrapper and no key of its own. */
  slides: readonly ReactNode[]
}

// What scrolls must be reachable by keyboard.
const REACHABLE = { tabIndex: 0 }

/**
 * A row of slides: it scrolls sideways until `enhanceCarousel` turns it into a carousel. The widget's style sheet imports
 * `carousel.css`, its `enhance.ts` calls `enhanceCarousel(element)`. Dialogs belong outside of it: slides out of sight are inert.
 * How many slides are side by side is the custom property `--carousel-shown`, which a widget's style sheet may set otherwise.
 */
export function Carousel({ id, label, look, slides }: CarouselProps) {
  const fits = fittingDevices(slides.length, look.shown)
  return (
    <section
      className="carousel"
      aria-roledescription={messages.carousel}
      aria-label={label}
      data-desktop={look.shown.desktop}
      data-tablet={look.shown.tablet}
      data-mobile={look.shown.mobile}
      data-gap={look.gap}
      data-speed={look.speed}
      data-delay={look.autoplay ? look.delay : undefined}
      data-hover={look.autoplay && look.pausesOnHover ? 'pause' : undefined}
      data-loop={look.loop ? '' : undefined}
      data-fits={fits.join(' ') || undefined}
    >
      {/* First in the order of the keyboard, so that rotation can be stopped before one gets to what moves. */}
      {fits.length < Object.keys(look.shown).length && <CarouselBar id={id} look={look} count={slides.length} />}
      <div className="carousel__view" {...groupOf(messages.content(label))} {...REACHABLE}>
        <div className="carousel__list" id={`${id}-slides`}>
          {slides.map((slide, index) => (
            <div
              key={String(index)}
              className="carousel__slide"
              {...groupOf(messages.position(index + 1, slides.length), messages.slide)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function CarouselBar({ id, look, count }: { id: string; look: CarouselLook; count: number }) {
  // Somebody who can't swipe needs something to press.
  const hasArrows = look.arrows || !look.dots
  return (
    <div className="carousel__bar" data-arrows={look.arrows ? 'large' : 'small'}>
      {look.autoplay && (
        <button className="icon-btn carousel__pause" type="button">
          <Icon name="pause" />
          <Icon name="play" />
          <span className="vh">{messages.pause}</span>
        </button>
      )}
      {hasArrows && <Arrow id={id} look={look} turn="previous" />}
      {hasArrows && <Arrow id={id} look={look} turn="next" />}
      {look.dots && <Dots count={count} />}
    </div>
  )
}

function Arrow({ id, look, turn }: { id: string; look: CarouselLook; turn: 'previous' | 'next' }) {
  const { arrows, arrowWords } = look
  const isWordy = arrows && arrowWords !== undefined
  const sign = (!isWordy || arrowWords.hasIcon) && <Icon name={turn} />
  const words = isWordy ? arrowWords[turn] : <span className="vh">{messages[turn]}</span>
  return (
    <button
      className={
        isWordy
          ? 'btn btn--line carousel__arrow'
          : arrows
            ? 'icon-btn icon-btn--line carousel__arrow'
            : 'icon-btn carousel__arrow'
      }
      type="button"
      data-turn={turn}
      aria-controls={`${id}-slides`}
    >
      {turn === 'previous' && sign}
      {words}
      {turn === 'next' && sign}
    </button>
  )
}

function Dots({ count }: { count: number }) {
  if (count > MOST_DOTS) {
    return (
      <span className="carousel__count" aria-hidden="true">
        {messages.position(1, count)}
      </span>
    )
  }
  return (
    <div className="carousel__dots" {...groupOf(messages.dots)}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={String(index)}
          className="carousel__dot"
          type="button"
          aria-label={messages.goTo(index + 1)}
          aria-current={index === 0 ? 'true' : undefined}
        />
      ))}
    </div>
  )
}

/** Not a fieldset, which is for the controls of a form. */
function groupOf(name: string, roleDescription?: string) {
  return { role: 'group', 'aria-label': name, 'aria-roledescription': roleDescription } as const
}
