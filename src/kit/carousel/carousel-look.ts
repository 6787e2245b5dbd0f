import type { CarouselSettings } from './carousel-settings.ts'
import type { ShownSlides } from './model.ts'

/** How a carousel looks and moves. */
export interface CarouselLook {
  /** Slides side by side, by device. */
  shown: ShownSlides
  /** Between slides, in pixels. */
  gap: number
  /** How long a turn takes, in milliseconds. */
  speed: number
  autoplay: boolean
  /** Between turns, in milliseconds. */
  delay: number
  /** After the last slide comes the first. */
  loop: boolean
  pausesOnHover: boolean
  arrows: boolean
  dots: boolean
  /** Words on the arrows instead of, or beside, their signs. */
  arrowWords?: { hasIcon: boolean; previous: string; next: string }
}

/** The look that an editor chose in the fields of `carouselFields`. */
export function carouselLook(settings: CarouselSettings): CarouselLook {
  return {
    shown: { desktop: settings.slides_desktop, tablet: settings.slides_tablet, mobile: settings.slides_mobile },
    gap: settings.gap,
    speed: settings.speed,
    autoplay: settings.autoplay,
    delay: settings.delay,
    loop: settings.loop,
    pausesOnHover: settings.pause_on_hover,
    arrows: settings.arrows,
    dots: settings.dots,
  }
}
