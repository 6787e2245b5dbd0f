import type { CarouselElements } from './carousel-elements.ts'
import type { Rotation } from './rotation.ts'

/** A carousel waits while somebody points at it or is inside it by keyboard, and while nobody can see it. */
export function watchHolds(
  { root, view, pause }: CarouselElements,
  rotation: Rotation,
  pausesOnHover: boolean,
  signal: AbortSignal,
): void {
  if (pausesOnHover) {
    const point = (isOver: boolean) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') rotation.hold('hover', isOver)
    }
    view.addEventListener('pointerenter', point(true), { signal })
    view.addEventListener('pointerleave', point(false), { signal })
  }
  root.addEventListener('focusin', ({ target }) => rotation.hold('focus', target !== pause), { signal })
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) rotation.hold('focus', false)
    },
    { signal },
  )
  const look = () => rotation.hold('hidden', document.hidden)
  document.addEventListener('visibilitychange', look, { signal })
  look()
  const observer = new IntersectionObserver(([entry]) => rotation.hold('away', entry?.isIntersecting === false))
  observer.observe(root)
  signal.addEventListener('abort', () => observer.disconnect())
}
