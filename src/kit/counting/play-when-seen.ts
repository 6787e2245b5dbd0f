import type { Motion } from './motion.ts'

/** A part is enough: what is higher than the window is never seen as a whole. */
const SEEN_PART = 0.1

/**
 * Plays motions once, when the element comes into view. Visitors who asked for less motion keep what the server wrote: nothing
 * is even prepared. Returns what puts that back.
 */
export function playWhenSeen(element: Element, prepare: () => Motion[]): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const motions = prepare()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      for (const motion of motions) motion.play()
    },
    { threshold: SEEN_PART },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    for (const motion of motions) motion.cancel()
  }
}
