'use client'
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { Drawing } from '#kit/drawing.tsx'

type Sign = { type: 'image'; src: string } | { type: 'icon'; drawing: string } | { type: 'text'; label: string }

interface CustomCursorProps {
  content: SlotContent
  /** What follows the mouse; `null`: nothing does. */
  sign: Sign | null
  /** In pixels. */
  size: number
  /** The usual pointer is not seen. */
  isPointerHidden: boolean
}

/** A mouse that can hover; never a finger, and not for those who asked for less motion. */
const MAY_FOLLOW = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

/** While a mouse is over the content, its follower is in the page and keeps to it. */
export const CustomCursor = island('custom-cursor', function CustomCursor(props: CustomCursorProps) {
  const { content, sign, size, isPointerHidden } = props
  const [layer, setLayer] = useState<Element | null>(null)
  const follower = useRef<HTMLDivElement>(null)
  const place = useRef({ x: 0, y: 0 })

  const draw = () => {
    const style = follower.current?.style
    style?.setProperty('--size', `${size}px`)
    style?.setProperty('--x', `${place.current.x}px`)
    style?.setProperty('--y', `${place.current.y}px`)
  }
  const leave = () => setLayer(null)
  const follow = (event: PointerEvent) => {
    const area = event.currentTarget
    const isOwn = event.target instanceof Element && event.target.closest('.w-custom-cursor') === area
    // An area inside with a follower of its own wins.
    if (event.pointerType !== 'mouse' || !isOwn || !matchMedia(MAY_FOLLOW).matches) return leave()
    place.current = { x: event.clientX, y: event.clientY }
    draw()
    // In the page itself nothing clips it; an open dialog lies above the page.
    setLayer(area.closest('dialog[open]') ?? document.body)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn when it comes
  useLayoutEffect(draw, [layer])

  // A mouse that rests here since before the script came is nowhere until its next event, which may be a press.
  const comings = { onPointerOver: follow, onPointerMove: follow, onPointerDown: follow }
  const handlers = sign === null ? {} : { ...comings, onPointerLeave: leave, onPointerCancel: leave }
  return (
    <div
      className="w-custom-cursor"
      data-hide={isPointerHidden || undefined}
      data-followed={layer === null ? undefined : ''}
      {...handlers}
    >
      <Slot content={content} />
      {sign !== null &&
        layer !== null &&
        createPortal(
          <div ref={follower} className="w-custom-cursor__follower" aria-hidden="true" data-type={sign.type}>
            {sign.type === 'image' && <img src={sign.src} alt="" />}
            {sign.type === 'icon' && <Drawing path={sign.drawing} />}
            {sign.type === 'text' && <span>{sign.label}</span>}
          </div>,
          layer,
        )}
    </div>
  )
})
