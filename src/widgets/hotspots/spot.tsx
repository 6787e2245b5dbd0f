import type { FocusEvent, PointerEvent } from 'react'
import { Slot, type SlotContent } from '#islands/island.ts'

export interface SpotProps {
  /** Of its bubble. */
  id: string
  number: number
  name: string
  /** In per cent from the left and the top. */
  x: number
  y: number
  /** Where its bubble goes, and where on smaller devices if that differs. */
  direction: string
  tablet?: string | undefined
  mobile?: string | undefined
  bubble: SlotContent
}

/** What a spot listens to. */
export interface SpotHandlers {
  onPointerEnter?(event: PointerEvent): void
  onPointerLeave?(event: PointerEvent): void
  onFocus?(event: FocusEvent): void
  onBlur?(event: FocusEvent): void
}

interface SpotState {
  hasMarker: boolean
  isOpen: boolean
  /** The bubble stands below its marker, where it would leave the window above. */
  isFlipped: boolean
  onPress(detail: number): void
  handlers: SpotHandlers
}

export function Spot({ spot, hasMarker, isOpen, isFlipped, onPress, handlers }: SpotState & { spot: SpotProps }) {
  const { id, number, name, x, y, direction, tablet, mobile, bubble } = spot
  return (
    <li
      className="w-hotspots__spot"
      data-x={x}
      data-y={y}
      data-direction={direction}
      data-tablet={tablet}
      data-mobile={mobile}
      data-open={isOpen || undefined}
      data-flipped={isFlipped || undefined}
      {...handlers}
    >
      {hasMarker && (
        <>
          <button
            type="button"
            className="w-hotspots__marker"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={({ detail }) => onPress(detail)}
          >
            <span aria-hidden="true">{number}</span>
            <span className="vh">{name}</span>
          </button>
          <span className="w-hotspots__tail" aria-hidden="true" />
        </>
      )}
      <Slot className="w-hotspots__bubble" id={id} content={bubble} />
    </li>
  )
}
