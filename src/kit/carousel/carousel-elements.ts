/** The elements of a carousel, as `carousel.tsx` writes them. */
export interface CarouselElements {
  root: HTMLElement
  view: HTMLElement
  list: HTMLElement
  pause: HTMLElement | null
}
