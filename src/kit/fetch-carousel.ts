/** For widgets of which only some styles are a carousel: its script is fetched where there is one. Returns what lets go of it. */
export function fetchCarousel(element: HTMLElement): () => void {
  let isOver = false
  let letGo = () => {}
  if (element.querySelector('.carousel') !== null) {
    import('./carousel/enhance-carousel.ts').then(
      ({ enhanceCarousel }) => {
        if (!isOver) letGo = enhanceCarousel(element)
      },
      // The row can still be scrolled.
      (error: unknown) => reportError(error),
    )
  }
  return () => {
    isOver = true
    letGo()
  }
}
