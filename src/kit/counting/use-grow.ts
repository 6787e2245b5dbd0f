import { type RefObject, useLayoutEffect } from 'react'
import type { Play } from './use-play-when-seen.ts'

interface Growth {
  play: Play
  /** What it grows from; the style sheet says into what. */
  from: (element: Element) => Keyframe
  duration: number
  easing?: string
}

export function useGrow(ref: RefObject<Element | null>, { play, from, duration, easing = 'ease-out' }: Growth): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way is not begun anew
  useLayoutEffect(() => {
    if (ref.current === null || play === 'none') return
    const animation = ref.current.animate([from(ref.current), {}], { duration, easing, fill: 'backwards' })
    if (play === 'waiting') animation.pause()
    return () => animation.cancel()
  }, [play])
}
