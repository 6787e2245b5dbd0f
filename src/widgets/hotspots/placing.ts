import { mustFlip } from './model.ts'

/** Puts markers in their places where the style sheet can't read attributes. */
export function placeMarkers(root: HTMLElement, spots: readonly HTMLElement[]): void {
  if (CSS.supports('left: attr(data-x %)')) return
  for (const { style, dataset } of spots) {
    style.setProperty('--x', `${dataset.x}%`)
    style.setProperty('--y', `${dataset.y}%`)
  }
  root.dataset.placed = ''
}

/** Above its marker, or below where it would leave the window. To the sides the style sheet keeps it over the picture. */
export function findSide(spot: HTMLElement): void {
  const marker = spot.querySelector('.w-hotspots__marker')
  const bubble = spot.querySelector<HTMLElement>('.w-hotspots__bubble')
  const tail = spot.querySelector<HTMLElement>('.w-hotspots__tail')
  if (marker === null || bubble === null || tail === null) return
  const { top, bottom, height } = marker.getBoundingClientRect()
  const reach = tail.offsetHeight - height / 2
  const headerHeight = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const window = { top: Math.max(0, headerHeight), bottom: innerHeight }
  spot.toggleAttribute('data-flipped', mustFlip({ top, bottom }, bubble.offsetHeight + reach, window))
}
