import type { Enhance } from '#islands/wire.ts'
import { followMouse } from '#kit/tilt/follow-mouse.ts'
import type { Axis } from '#kit/tilt/model.ts'

export const enhance: Enhance = (element) => {
  const box = element.querySelector<HTMLElement>(':scope > .w-tilt')
  const card = box?.querySelector<HTMLElement>(':scope > .w-tilt__card')
  if (!box || !card) return () => {}
  const { max, perspective, speed, scale, axis } = box.dataset
  return followMouse({
    box,
    card,
    max: Number(max),
    perspective: Number(perspective),
    speed: Number(speed),
    scale: Number(scale),
    axis: axis as Axis,
  })
}
