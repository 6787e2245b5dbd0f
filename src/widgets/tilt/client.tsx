'use client'
import { useEffect, useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { followMouse } from '#kit/tilt/follow-mouse.ts'
import type { TiltLook } from '#kit/tilt/model.ts'

interface TiltProps {
  look: TiltLook
  /** How long the card takes to follow, in milliseconds. */
  speed: number
  stock?: string | undefined
  card: SlotContent
}

/** So that the style sheet need not look through the whole page for a card that is tilted. */
const markPage = (isTilted: boolean) => void document.documentElement.toggleAttribute('data-tilting', isTilted)

export const Tilt = island('tilt', function Tilt(props: TiltProps) {
  const box = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLElement>(null)
  const { look, speed } = props
  useEffect(() => {
    if (box.current && card.current)
      return followMouse({ box: box.current, card: card.current, speed, onChange: markPage, ...look })
  }, [look, speed])
  return (
    <div ref={box} className="w-tilt">
      <Slot ref={card} className="w-tilt__card" data-stock={props.stock} content={props.card} />
    </div>
  )
})
