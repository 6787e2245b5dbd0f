import type { Enhance } from '#islands/wire.ts'
import { enhanceFilterGrid } from '#kit/filter-grid/enhance-filter-grid.ts'
import { followMouse } from '#kit/tilt/follow-mouse.ts'
import { type Axis, SPEED_MS } from '#kit/tilt/model.ts'

export const enhance: Enhance = (element) => {
  const releases = [enhanceFilterGrid(element), ...tiltPictures(element)]
  return () => {
    for (const release of releases) release()
  }
}

function tiltPictures(element: HTMLElement): (() => void)[] {
  const gallery = element.querySelector<HTMLElement>(':scope > .w-image-gallery[data-tilt]')
  if (!gallery) return []
  const { tilt, max, perspective, scale, glare } = gallery.dataset
  gallery.style.setProperty('--glare', glare ?? '0')
  const boxes = [...gallery.querySelectorAll<HTMLElement>('.w-image-gallery__box')]
  return boxes.flatMap((box) => {
    const card = box.firstElementChild
    if (!(card instanceof HTMLElement)) return []
    const numbers = { max: Number(max), perspective: Number(perspective), scale: Number(scale), speed: SPEED_MS }
    return [followMouse({ box, card, axis: tilt as Axis, ...numbers })]
  })
}
