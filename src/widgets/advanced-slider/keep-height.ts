const CONTENTS = ':scope > * > * > * > .w-advanced-slider__content'

/**
 * Slides above one another need a window of a known height: that of the highest, which is the one that the row has without a
 * script. Goes on for as long as what is in them grows and shrinks.
 */
export function keepHeight(carousel: HTMLElement): () => void {
  const view = carousel.querySelector<HTMLElement>(':scope > .carousel__view')
  const contents = [...(view?.querySelectorAll<HTMLElement>(CONTENTS) ?? [])]
  if (view === null) return () => {}

  function measure(): void {
    const highest = Math.max(0, ...contents.map(heightOf))
    if (highest > 0) carousel.style.setProperty('--slider-height', `${highest}px`)
  }

  const observer = new ResizeObserver(measure)
  for (const content of contents) observer.observe(content)
  measure()
  return () => {
    observer.disconnect()
    carousel.style.removeProperty('--slider-height')
  }
}

/** With the space that its slide leaves around it. */
function heightOf(content: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(content.parentElement ?? content)
  return content.offsetHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
}
