/** The elements of a carousel, as `carousel.tsx` wrote them. */
export interface CarouselParts {
  root: HTMLElement
  view: HTMLElement
  list: HTMLElement
  /** In the order of the server, whatever a loop does to the document. */
  slides: HTMLElement[]
  pause: HTMLButtonElement | null
  arrows: HTMLButtonElement[]
  dots: HTMLButtonElement[]
  count: HTMLElement | null
}

/** A slide may hold another carousel, so that only children are looked at. */
export function findParts(element: HTMLElement): CarouselParts | null {
  const root = element.querySelector<HTMLElement>('.carousel')
  const view = root?.querySelector<HTMLElement>(':scope > .carousel__view')
  const list = view?.querySelector<HTMLElement>(':scope > .carousel__list')
  if (!root || !view || !list) return null
  const bar = root.querySelector<HTMLElement>(':scope > .carousel__bar')
  const buttons = (name: string) => [...(bar?.querySelectorAll<HTMLButtonElement>(name) ?? [])]
  return {
    root,
    view,
    list,
    slides: [...list.children].filter((child) => child instanceof HTMLElement),
    pause: buttons('.carousel__pause')[0] ?? null,
    arrows: buttons('.carousel__arrow'),
    dots: buttons('.carousel__dot'),
    count: bar?.querySelector<HTMLElement>('.carousel__count') ?? null,
  }
}
