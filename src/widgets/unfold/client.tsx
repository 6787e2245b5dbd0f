'use client'
import { useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { useUnfolding } from './use-unfolding.ts'

interface UnfoldProps {
  bodyId: string
  title: SlotContent
  content: SlotContent
  /** How much of the content is seen when it is folded, in pixels. */
  height: number
  duration: number
  /** Where the content is, seen from the button. */
  direction: 'above' | 'below'
  expandLabel: string
  collapseLabel: string
}

export const Unfold = island('unfold', function Unfold(props: UnfoldProps) {
  const { bodyId, title, content, height, duration, direction, expandLabel, collapseLabel } = props
  const box = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { state, hasRoom, turn } = useUnfolding({ box, body, inner, button }, { height, duration })
  const foot = (
    <p className="w-unfold__foot">
      <button
        ref={button}
        className="w-unfold__button"
        type="button"
        aria-expanded={state === 'open'}
        aria-controls={bodyId}
        onClick={turn}
      >
        {state === 'open' ? collapseLabel : expandLabel}
      </button>
    </p>
  )
  return (
    <div ref={box} className="w-unfold" data-state={state} data-height={`${height}px`} data-room={hasRoom || undefined}>
      {title !== null && <Slot content={title} className="w-unfold__title" />}
      {direction === 'below' && foot}
      <div ref={body} className="w-unfold__body" id={bodyId}>
        <Slot ref={inner} content={content} className="w-unfold__inner" />
      </div>
      {direction === 'above' && foot}
    </div>
  )
})
