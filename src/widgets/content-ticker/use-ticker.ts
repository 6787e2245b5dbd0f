import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { watchDrag } from './drag.ts'
import { createMarquee } from './marquee.ts'
import type { Motion, MotionOptions } from './motion.ts'
import { createRotation } from './rotation.ts'

// The style sheet asks for the same.
const MAY_MOVE = '(scripting: enabled) and (prefers-reduced-motion: no-preference)'

/** Why it stands still at the moment. */
type Hold = 'visitor' | 'pointer' | 'focus' | 'drag'

interface Parts {
  frame: RefObject<HTMLElement | null>
  track: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

interface TickerSettings {
  motion: MotionOptions
  isAutomatic: boolean
  pausesUnderPointer: boolean
  canGrab: boolean
}

export type Running = ReturnType<typeof useTicker>

/** Sets a ticker in motion and follows its visitor. It moves only for those who want it to. */
export function useTicker({ frame, track, list }: Parts, settings: TickerSettings) {
  const { motion: options, isAutomatic, pausesUnderPointer, canGrab } = settings
  const isRunning = useMayMove()
  const [current, setCurrent] = useState(0)
  const [copies, setCopies] = useState(0)
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(() => new Set(isAutomatic ? [] : ['visitor']))
  const motion = useRef<Motion | null>(null)
  const isMoving = isRunning && holds.size === 0

  const hold = (reason: Hold, isHeld: boolean) => {
    setHolds((before) => {
      if (before.has(reason) === isHeld) return before
      return new Set(isHeld ? [...before, reason] : [...before].filter((other) => other !== reason))
    })
  }

  useLayoutEffect(() => {
    if (!isRunning || !frame.current || !track.current || !list.current) return
    const made =
      options.effect === 'marquee'
        ? createMarquee({ frame: frame.current, track: track.current, list: list.current }, options, setCopies)
        : createRotation([...list.current.children] as HTMLElement[], options, setCurrent)
    motion.current = made
    return () => {
      motion.current = null
      made.end()
    }
  }, [isRunning, options, frame, track, list])

  useLayoutEffect(() => {
    if (isMoving) motion.current?.play()
    else motion.current?.pause()
  }, [isMoving])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `hold` asks for nothing that changes
  useEffect(() => {
    if (!isRunning || !canGrab || frame.current === null) return
    const life = new AbortController()
    watchDrag(frame.current, {
      isVertical: options.isVertical,
      signal: life.signal,
      onDrag(pixels, isDone) {
        motion.current?.drag(pixels, isDone)
        hold('drag', !isDone)
      },
    })
    return () => life.abort()
  }, [isRunning, canGrab, options, frame])

  const noticePointer = (isOver: boolean) => (event: PointerEvent) => {
    if (pausesUnderPointer && event.pointerType === 'mouse') hold('pointer', isOver)
  }
  const handlers = {
    onPointerEnter: noticePointer(true),
    onPointerLeave: noticePointer(false),
    onFocus: ({ target }: FocusEvent) => {
      if (!target.matches(':focus-visible')) return
      hold('focus', true)
      const item = target.closest<HTMLElement>('.w-content-ticker__item')
      if (item !== null) motion.current?.show(item)
    },
    onBlur: () => hold('focus', false),
  }

  return {
    isRunning,
    isPaused: isRunning && holds.has('visitor'),
    current,
    copies,
    handlers,
    toggle: () => hold('visitor', !holds.has('visitor')),
    step: (direction: 1 | -1) => motion.current?.step(direction),
  }
}

function useMayMove(): boolean {
  const [mayMove, setMayMove] = useState(false)
  useLayoutEffect(() => {
    const query = matchMedia(MAY_MOVE)
    const follow = () => setMayMove(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return mayMove
}
