/** Calls whenever the sticky header around an element comes to stand still or moves again with the page. */
export function watchStuck(element: Element, onChange: () => void, signal: AbortSignal): void {
  const header = element.closest('[data-sticky]')
  if (header === null) return
  // A header that only scrolls has no such edge, and `NaN` is never reached.
  const isStuck = () => header.getBoundingClientRect().top <= Number.parseFloat(getComputedStyle(header).top) + 0.5
  let was = isStuck()
  const check = () => {
    const is = isStuck()
    if (is === was) return
    was = is
    onChange()
  }
  addEventListener('scroll', check, { passive: true, signal })
}
