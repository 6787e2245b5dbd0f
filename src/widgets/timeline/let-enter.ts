import { hasEntered, VISIBLE_PART } from './model.ts'

/** Items that are still below the window wait there, and come in once. */
export function letEnter(timeline: HTMLElement, signal: AbortSignal): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const waiting = [...timeline.querySelectorAll<HTMLElement>('.w-timeline__item')].filter(
    (item) => item.getBoundingClientRect().top > innerHeight,
  )
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        if (!hasEntered({ part: intersectionRatio, pixels: intersectionRect.height }, innerHeight)) continue
        if (target instanceof HTMLElement) target.dataset.state = 'entered'
        observer.unobserve(target)
      }
    },
    { threshold: [VISIBLE_PART, 0.02, 0.04, 0.06, 0.08] },
  )
  for (const item of waiting) {
    item.dataset.state = 'waiting'
    observer.observe(item)
  }
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const item of waiting) delete item.dataset.state
  })
}
