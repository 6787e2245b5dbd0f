'use client'
import { useEffect, useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { followMouse } from '#kit/tilt/follow-mouse.ts'
import type { TiltLook } from '#kit/tilt/model.ts'

interface TiltingGalleryProps {
  look: TiltLook
  /** How much of it is seen, from 0 to 1. */
  glare: number
  grid: SlotContent
}

/** Each of its pictures tilts after the mouse. */
export const TiltingGallery = island('image-gallery', function TiltingGallery({ look, glare, grid }: TiltingGalleryProps) {
  const gallery = useRef<HTMLElement>(null)
  useEffect(() => {
    const boxes = [...(gallery.current?.querySelectorAll<HTMLElement>('.w-image-gallery__box') ?? [])]
    const releases = boxes.flatMap((box) => {
      const card = box.firstElementChild
      return card instanceof HTMLElement ? [followMouse({ box, card, ...look })] : []
    })
    return () => {
      for (const release of releases) release()
    }
  }, [look])
  useEffect(() => gallery.current?.style.setProperty('--glare', String(glare)), [glare])
  return (
    <Slot
      ref={gallery}
      className="w-image-gallery"
      data-tilt={look.axis}
      data-glare={glare > 0 ? glare : undefined}
      content={grid}
    />
  )
})
