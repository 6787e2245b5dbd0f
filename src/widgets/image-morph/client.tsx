'use client'
import { useLayoutEffect, useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { messages } from './messages.ts'

interface ImageMorphProps {
  /** What the style sheet reads. */
  look: Record<`data-${string}`, string | boolean | undefined>
  /** In milliseconds. */
  duration: number
  delay: number
  shape: SlotContent
  canPause: boolean
  caption: string
}

// The style sheet asks for the same.
const BY_STYLE = 'width: attr(data-duration type(<time>))'

/** The shapes move without a script; it hands the times to style sheets that can't read them from attributes. */
export const ImageMorph = island('image-morph', function ImageMorph(props: ImageMorphProps) {
  const { look, duration, delay, shape, canPause, caption } = props
  const figure = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (CSS.supports(BY_STYLE)) return
    figure.current?.style.setProperty('--morph-time', `${duration}ms`)
    figure.current?.style.setProperty('--morph-delay', `${delay}ms`)
  }, [duration, delay])
  return (
    <figure ref={figure} className="w-image-morph" {...look} data-duration={`${duration}ms`} data-delay={`${delay}ms`}>
      <Slot className="w-image-morph__shape" content={shape} />
      {/* A checkbox stops the shapes without a script. */}
      {canPause && (
        <label className="w-image-morph__pause">
          <input type="checkbox" />
          {messages.pause}
        </label>
      )}
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
})
