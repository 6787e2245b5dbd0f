import { type RefObject, useEffect, useRef, useState } from 'react'
import { LEAVE_DELAY_MS, leave, type Open, press, reach } from './model.ts'
import type { SpotHandlers } from './spot.tsx'

const NONE: Open = new Set()

interface Ways {
  isHover: boolean
  keepsOthers: boolean
}

/** Which bubbles are open, by pointer, finger, focus and keys. */
export function useOpenSpots(list: RefObject<HTMLElement | null>, start: readonly number[], { isHover, keepsOthers }: Ways) {
  const [open, setOpen] = useState<Open>(() => new Set(start))
  const pointerType = useRef('')
  const leaving = useRef(0)

  const show = (change: (open: Open) => Open) => {
    clearTimeout(leaving.current)
    setOpen(change)
  }

  useEffect(() => {
    const life = new AbortController()
    const { signal } = life
    const close = () => {
      clearTimeout(leaving.current)
      setOpen((before) => (before.size > 0 ? NONE : before))
    }
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    const notice = (event: PointerEvent) => {
      pointerType.current = event.pointerType
      const isInside = event.target instanceof Node && isInSpot(list.current, event.target)
      if (isHover && !keepsOthers && !isInside) close()
    }
    document.addEventListener('pointerdown', notice, { signal, passive: true })
    return () => {
      life.abort()
      clearTimeout(leaving.current)
    }
  }, [list, isHover, keepsOthers])

  // A mouse that came before the script did does not come again.
  useEffect(() => {
    if (!isHover || !matchMedia('(hover: hover)').matches) return
    const index = [...(list.current?.children ?? [])].findIndex((spot) => spot.matches(':hover'))
    if (index !== -1) setOpen((before) => reach(before, index, keepsOthers))
  }, [list, isHover, keepsOthers])

  const handlersOf = (index: number): SpotHandlers =>
    isHover
      ? {
          onPointerEnter: (event) => {
            if (event.pointerType !== 'mouse') return
            show((before) => (before.has(index) && before.size === 1 ? before : reach(before, index, keepsOthers)))
          },
          onPointerLeave: (event) => {
            if (event.pointerType !== 'mouse') return
            clearTimeout(leaving.current)
            leaving.current = window.setTimeout(() => show((before) => leave(before, index, keepsOthers)), LEAVE_DELAY_MS)
          },
          onFocus: ({ target }) => {
            if (!target.matches('.w-hotspots__marker:focus-visible')) return
            show((before) => (before.has(index) ? before : reach(before, index, keepsOthers)))
          },
          onBlur: ({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) show((before) => leave(before, index, keepsOthers))
          },
        }
      : {}

  return {
    open,
    handlersOf,
    press(index: number, detail: number) {
      // A mouse that came to press the marker has opened it on its way.
      if (isHover && detail > 0 && pointerType.current === 'mouse') return
      show((before) => press(before, index, keepsOthers))
    },
  }
}

function isInSpot(list: Element | null, target: Node): boolean {
  return [...(list?.children ?? [])].some((spot) => spot.contains(target))
}
