import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { mustFlip, type Open, RESIZE_SETTLE_MS } from './model.ts'

/** The open bubbles that stand below their marker: above they would leave the window. To the sides the style sheet keeps them over the picture. */
export function useSides(list: RefObject<HTMLElement | null>, open: Open): Open {
  const [flipped, setFlipped] = useState<Open>(new Set())
  const started = useRef(open)

  const find = () => {
    const spots = [...(list.current?.children ?? [])]
    setFlipped((before) => new Set(spots.flatMap((spot, index) => (isBelow(spot, open, before, index) ? [index] : []))))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what opens looks for its side
  useLayoutEffect(() => {
    // What is open from the start stays where the page was laid out: a bubble that turns while one reads would be a shift.
    if (open !== started.current) find()
  }, [open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open looks for its side anew
  useEffect(() => {
    let settling = 0
    const wait = () => {
      clearTimeout(settling)
      settling = window.setTimeout(find, RESIZE_SETTLE_MS)
    }
    addEventListener('resize', wait)
    return () => {
      removeEventListener('resize', wait)
      clearTimeout(settling)
    }
  }, [open])
  return flipped
}

function isBelow(spot: Element, open: Open, before: Open, index: number): boolean {
  return open.has(index) ? wouldLeave(spot) : before.has(index)
}

function wouldLeave(spot: Element): boolean {
  const marker = spot.querySelector('.w-hotspots__marker')
  const bubble = spot.querySelector<HTMLElement>('.w-hotspots__bubble')
  const tail = spot.querySelector<HTMLElement>('.w-hotspots__tail')
  if (marker === null || bubble === null || tail === null) return false
  const { top, bottom, height } = marker.getBoundingClientRect()
  const reach = tail.offsetHeight - height / 2
  const headerHeight = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const window = { top: Math.max(0, headerHeight), bottom: innerHeight }
  return mustFlip({ top, bottom }, bubble.offsetHeight + reach, window)
}
