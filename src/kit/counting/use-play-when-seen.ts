import { type RefObject, useLayoutEffect, useState } from 'react'

/** Something that moves once: not at all, as the server wrote it; waiting at its start; or under way. */
export type Play = 'none' | 'waiting' | 'running'

/** A part is enough: what is higher than the window is never seen as a whole. */
const SEEN_PART = 0.1

/** Waits until the element comes into view. For visitors who asked for less motion nothing is even prepared. */
export function usePlayWhenSeen(ref: RefObject<Element | null>): Play {
  const [play, setPlay] = useState<Play>('none')
  useLayoutEffect(() => {
    if (ref.current === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setPlay('waiting')
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setPlay('running')
      },
      { threshold: SEEN_PART },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return play
}
