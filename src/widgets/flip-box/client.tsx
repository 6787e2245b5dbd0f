'use client'
import { useLayoutEffect, useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { Drawing } from '#kit/drawing.tsx'
import type { Trigger } from './model.ts'
import { useTurning } from './use-turning.ts'

interface FlipBoxProps {
  style: string
  direction: string
  trigger: Trigger
  /** In seconds. */
  duration: number
  /** In pixels. */
  height: number
  turnLabel: string
  /** Papers of the faces. */
  stocks: { front?: string | undefined; back?: string | undefined }
  front: SlotContent
  back: SlotContent
}

/** Turned by pointer, finger, focus and keys. The face that is turned away can't be reached; asleep, both can. */
export const FlipBox = island('flip-box', function FlipBox(props: FlipBoxProps) {
  const { style, direction, trigger, duration, height, turnLabel, stocks, front, back } = props
  const box = useRef<HTMLDivElement>(null)
  const { side, handlers } = useTurning(box, trigger)

  useLayoutEffect(() => {
    if (CSS.supports('width: attr(data-height px)')) return
    box.current?.style.setProperty('--turn', `${duration}s`)
    box.current?.style.setProperty('--height', `${height}px`)
  }, [duration, height])

  return (
    <div
      ref={box}
      className="w-flip-box"
      data-style={style}
      data-direction={direction}
      data-trigger={trigger}
      data-duration={duration}
      data-height={height}
      data-flipped={side === 'back' || undefined}
      {...handlers}
    >
      {/* First, so that the next Tab from it leads to the back. */}
      <button type="button" className="w-flip-box__turn" aria-pressed={side === 'back'} aria-label={turnLabel}>
        <Drawing path="M4 12a8 8 0 0 1 13.7-5.6L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.7 5.6L4 15M4 20v-5h5" />
      </button>
      <div className="w-flip-box__faces">
        <Slot content={front} className="w-flip-box__face" data-face="front" data-stock={stocks.front} inert={side === 'back'} />
        <Slot content={back} className="w-flip-box__face" data-face="back" data-stock={stocks.back} inert={side === 'front'} />
      </div>
    </div>
  )
})
