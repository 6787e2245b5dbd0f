import { type RefObject, useLayoutEffect, useState } from 'react'
import { hasEntered, VISIBLE_PART } from './model.ts'

type Entering = ReadonlyMap<number, 'waiting' | 'entered'>

/** Items that are still below the window wait there, and come in once. What is above, or in it, is not among them. */
export function useEntrance(list: RefObject<HTMLElement | null>, isWanted: boolean): Entering {
  const [entering, setEntering] = useState<Entering>(new Map())
  useLayoutEffect(() => {
    if (!isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const items = [...(list.current?.children ?? [])]
    const waiting = items.filter((item) => item.getBoundingClientRect().top > innerHeight)
    const observer = new IntersectionObserver(
      (entries) => {
        const come = entries.filter(({ intersectionRatio: part, intersectionRect: { height: pixels } }) =>
          hasEntered({ part, pixels }, innerHeight),
        )
        for (const { target } of come) observer.unobserve(target)
        setEntering((before) => new Map([...before, ...come.map(({ target }) => [items.indexOf(target), 'entered'] as const)]))
      },
      { threshold: [VISIBLE_PART, 0.02, 0.04, 0.06, 0.08] },
    )
    for (const item of waiting) observer.observe(item)
    setEntering(new Map(waiting.map((item) => [items.indexOf(item), 'waiting'])))
    return () => observer.disconnect()
  }, [list, isWanted])
  return entering
}
