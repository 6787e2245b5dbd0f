import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hideBelow, revealAll } from './hide-below.ts'
import { doesFit } from './model.ts'

type State = 'folded' | 'open' | 'fits'

interface Parts {
  box: RefObject<HTMLElement | null>
  body: RefObject<HTMLElement | null>
  inner: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
}

/** Unfolds and folds. What is folded away can't be reached; content that arrives late is measured anew. */
export function useUnfolding({ box, body, inner, button }: Parts, { height, duration }: { height: number; duration: number }) {
  const [state, setState] = useState<State>('folded')
  const [hasRoom, setRoom] = useState(false)
  /** How high the body was when the visitor turned it. */
  const turnedFrom = useRef<number | null>(null)
  const target = useRef<Element | null>(null)

  const turn = () => {
    turnedFrom.current = heightOf(body)
    setState(state === 'open' ? 'folded' : 'open')
  }

  // For style sheets that can't read it from the attribute.
  useLayoutEffect(() => box.current?.style.setProperty('--fold', `${height}px`), [box, height])

  useLayoutEffect(() => {
    if (body.current === null || inner.current === null) return
    const { current: foldable } = body
    if (state !== 'folded') revealAll(foldable)
    if (state === 'open') return

    const measure = () => {
      const content = heightOf(inner)
      // In a closed tab it has no height: it is measured when it gets one.
      if (content === 0) return
      if (doesFit(content, height)) {
        if (state === 'fits') return
        // Nothing that is in the window moves: there the place of the button stays free.
        setRoom(isInWindow(button.current))
        setState('fits')
      } else if (state === 'fits') setState('folded')
      else hideBelow(foldable, foldable.getBoundingClientRect().top + height)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(inner.current)
    return () => observer.disconnect()
  }, [state, height, body, inner, button])

  useLayoutEffect(() => {
    const before = turnedFrom.current
    turnedFrom.current = null
    if (before !== null) {
      // Only on the way is the height a number: at its end the content may grow as it likes.
      const heights = [before, heightOf(body)].map((pixels) => ({ maxBlockSize: `${pixels}px`, overflow: 'clip' }))
      const way = body.current?.animate(heights, { duration: isCalm() ? 0 : duration, easing: 'ease-in-out' })
      if (way && state === 'folded')
        way.onfinish = () => box.current?.scrollIntoView({ block: 'center', behavior: isCalm() ? 'instant' : 'smooth' })
      return () => way?.cancel()
    }
    target.current?.scrollIntoView()
    target.current = null
  }, [state, duration, box, body])

  useEffect(() => {
    const revealTarget = () => {
      const found = document.querySelector(':target')
      if (state !== 'folded' || found === null || !inner.current?.contains(found)) return
      target.current = found
      setState('open')
    }
    revealTarget()
    addEventListener('hashchange', revealTarget)
    return () => removeEventListener('hashchange', revealTarget)
  }, [state, inner])

  return { state, hasRoom, turn }
}

function heightOf({ current }: RefObject<Element | null>): number {
  return current?.getBoundingClientRect().height ?? 0
}

function isInWindow(element: Element | null): boolean {
  if (element === null) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
