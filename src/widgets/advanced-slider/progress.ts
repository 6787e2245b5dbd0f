import type { CarouselLook } from '#kit/carousel/carousel-look.ts'

/** A bar that fills while a slide stays. It starts anew with each slide, and whenever the rotation does. */
export function runProgress(
  bar: HTMLElement,
  carousel: HTMLElement,
  { delay: stayMs, speed: turnMs }: CarouselLook,
): { restart(): void; end(): void } {
  let filling: Animation | null = null

  function fill(delay: number): void {
    filling?.cancel()
    filling = bar.animate([{ scale: '0 1' }, { scale: '1 1' }], { duration: stayMs, delay, fill: 'both' })
  }

  function follow(): void {
    if (carousel.dataset.rotation === 'running') fill(0)
    else filling?.pause()
  }

  const observer = new MutationObserver(follow)
  observer.observe(carousel, { attributeFilter: ['data-rotation'] })
  follow()
  return {
    restart() {
      if (carousel.dataset.rotation === 'running') fill(turnMs)
    },
    end() {
      observer.disconnect()
      filling?.cancel()
    },
  }
}
