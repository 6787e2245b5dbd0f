'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { Spot, type SpotProps } from './spot.tsx'
import { useOpenSpots } from './use-open-spots.ts'
import { useSides } from './use-sides.ts'

interface HotspotsProps {
  /** What the style sheet reads. */
  look: Record<`data-${string}`, string | boolean | undefined>
  /** Bubbles open under the pointer and by focus, not only when their marker is pressed. */
  isHover: boolean
  /** All may be open at once. */
  keepsOthers: boolean
  picture: SlotContent
  spots: SpotProps[]
  /** Indexes of those that are open at the start. */
  open: number[]
}

/** Opens and closes bubbles by pointer, finger, focus and keys. */
export const Hotspots = island('hotspots', function Hotspots(props: HotspotsProps) {
  const { look, isHover, keepsOthers, picture, spots } = props
  const list = useRef<HTMLOListElement>(null)
  const { open, press, handlersOf } = useOpenSpots(list, props.open, { isHover, keepsOthers })
  const flipped = useSides(list, open)
  const isPlaced = usePlaces(list, spots)
  return (
    <div className="w-hotspots" {...look} data-plain={picture === null || undefined} data-placed={isPlaced || undefined}>
      {picture !== null && <Slot className="w-hotspots__picture" content={picture} />}
      {spots.length > 0 && (
        <ol ref={list} className="w-hotspots__list">
          {spots.map((spot, index) => (
            <Spot
              key={spot.id}
              spot={spot}
              hasMarker={picture !== null}
              isOpen={open.has(index)}
              isFlipped={flipped.has(index)}
              onPress={(detail) => press(index, detail)}
              handlers={handlersOf(index)}
            />
          ))}
        </ol>
      )}
    </div>
  )
})

/** Puts markers in their places where the style sheet can't read attributes. */
function usePlaces(list: { current: HTMLElement | null }, spots: SpotProps[]): boolean {
  const [isPlaced, setPlaced] = useState(false)
  useLayoutEffect(() => {
    if (CSS.supports('left: attr(data-x %)')) return
    for (const [index, { x, y }] of spots.entries()) {
      const spot = list.current?.children[index]
      if (!(spot instanceof HTMLElement)) continue
      spot.style.setProperty('--x', `${x}%`)
      spot.style.setProperty('--y', `${y}%`)
    }
    setPlaced(true)
  }, [list, spots])
  return isPlaced
}
