import { VISIBLE_MARGIN_PX } from '../../wire.ts'

const callbacks = new WeakMap<Element, () => void>()

// The document as root keeps the margin working when the page is framed by the page builder on another origin.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      callbacks.get(target)?.()
    }
  },
  { root: document, rootMargin: `${VISIBLE_MARGIN_PX}px 0px` },
)

/** Calls once, when the element comes near the viewport. Returns what calls it off. */
export function whenVisible(element: Element, callback: () => void): () => void {
  callbacks.set(element, callback)
  observer.observe(element)
  return () => observer.unobserve(element)
}
