'use client'
import { useEffect, useRef, useState } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { messages } from './messages.ts'

interface ImageSwapProps {
  style: string
  trigger: string
  faces: SlotContent
  /** The sign on the switch; with one picture there is none to press. */
  sign: SlotContent
  /** The switch covers the picture, or a corner of a linked one. */
  isInCorner: boolean
  caption: string
}

/** Escape puts the first picture back, until the pointer or the focus comes anew. The swapping itself is the style sheet's. */
export const ImageSwap = island('image-swap', function ImageSwap(props: ImageSwapProps) {
  const { style, trigger, faces, sign, isInCorner, caption } = props
  const figure = useRef<HTMLElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [isDismissed, setDismissed] = useState(false)
  const restore = () => setDismissed(false)

  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      const { current } = figure
      if (key !== 'Escape' || !(current?.matches(':hover') || current?.contains(document.activeElement))) return
      setDismissed(true)
      if (box.current) box.current.checked = false
    }
    addEventListener('keydown', dismiss)
    return () => removeEventListener('keydown', dismiss)
  }, [])

  return (
    <figure
      ref={figure}
      className="w-image-swap"
      data-style={style}
      data-trigger={trigger}
      data-dismissed={isDismissed || undefined}
      onPointerLeave={restore}
      onBlur={restore}
    >
      <div className="w-image-swap__frame">
        <Slot content={faces} />
        {/* A checkbox, so that fingers and keys can swap without a script. */}
        {sign !== null && (
          <label className="w-image-swap__switch" data-corner={isInCorner || undefined}>
            <input ref={box} type="checkbox" aria-label={messages.swap} onChange={restore} />
            <Slot as="span" className="w-image-swap__sign" content={sign} />
          </label>
        )}
      </div>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
})
