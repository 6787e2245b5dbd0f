'use client'
import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { useLayoutOnce } from '#kit/use-once.ts'
import { messages } from './messages.ts'
import { isClick, percentAlong } from './model.ts'

interface BeforeAfterProps {
  beforeLabel: string
  afterLabel: string
  orientation: 'horizontal' | 'vertical'
  /** Where the two pictures meet at first, in per cent from the start. */
  offset: number
  grip: 'handle' | 'picture' | 'hover'
  before: SlotContent
  after: SlotContent
  knob: SlotContent
}

/** Draws the split where the slider stands, which the browser moves by keys, mouse and finger. */
export const BeforeAfter = island('before-after', function BeforeAfter(props: BeforeAfterProps) {
  const { beforeLabel, afterLabel, orientation, offset, grip, before, after, knob } = props
  const isVertical = orientation === 'vertical'
  // The end of a vertical slider is above, as its arrow keys have it: there it measures the picture below.
  const valueAt = (split: number) => (isVertical ? 100 - split : split)
  const slider = useRef<HTMLInputElement>(null)
  const pressed = useRef({ x: 0, y: 0 })
  const [split, setSplit] = useState<number | null>(null)
  const value = valueAt(split ?? offset)

  const read = () => setSplit(valueAt(slider.current?.valueAsNumber ?? valueAt(offset)))
  const moveTo = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const next = isVertical ? percentAlong(clientY, top, height) : percentAlong(clientX, left, width)
    if (slider.current) slider.current.valueAsNumber = valueAt(next)
    setSplit(next)
  }
  // Someone may have moved it before this came, or the browser have put it back where it was.
  useLayoutOnce(read)

  const handlers = {
    onPointerMove: (event: PointerEvent) => {
      if (grip === 'hover' && event.pointerType === 'mouse') moveTo(event)
    },
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = { x, y }
    },
    // Whatever can be dragged, a click on the pictures moves the split: not everybody can drag.
    onClick: (event: MouseEvent) => {
      if (event.target !== slider.current && isClick(pressed.current, { x: event.clientX, y: event.clientY })) moveTo(event)
    },
  }

  return (
    <div
      className="w-before-after__frame"
      data-orientation={orientation}
      data-split={`${offset}%`}
      data-grip={grip}
      style={split === null ? undefined : ({ '--split': `${split}%` } as CSSProperties)}
      {...handlers}
    >
      <Slot className="w-before-after__side" data-side="before" content={before} />
      <Slot className="w-before-after__side" data-side="after" content={after} />
      <input
        ref={slider}
        className="w-before-after__slider"
        type="range"
        min={0}
        max={100}
        step={1}
        defaultValue={valueAt(offset)}
        aria-label={messages.splitName(beforeLabel, afterLabel)}
        aria-valuetext={messages.splitValue(isVertical ? afterLabel : beforeLabel, value)}
        aria-orientation={orientation}
        onInput={read}
      />
      <span className="w-before-after__handle" aria-hidden="true">
        <Slot as="span" className="w-before-after__knob" content={knob} />
      </span>
    </div>
  )
})
