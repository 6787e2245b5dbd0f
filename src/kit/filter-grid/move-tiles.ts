import { GRID_MOVE_MS, transformBack } from './model.ts'

const EASING = 'cubic-bezier(.2, .7, .1, 1)'
const GONE = { transform: 'scale(0)', opacity: 0 }

/**
 * Moves tiles to where a change of their list puts them: those that stay go there, those that come grow out of nothing, those
 * that go shrink to nothing where they were.
 */
export function createMover(list: HTMLElement, tiles: readonly HTMLElement[]) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const moves = new Map<HTMLElement, Animation>()

  function move(tile: HTMLElement, from: Keyframe | null, to: Keyframe | null, onEnd?: () => void): void {
    const still = { transform: 'none', opacity: 1 }
    const animation = tile.animate([from ?? still, to ?? still], { duration: GRID_MOVE_MS, easing: EASING })
    moves.set(tile, animation)
    animation.onfinish = () => {
      moves.delete(tile)
      onEnd?.()
    }
  }

  /** Lets a tile that is going go at once. */
  function settle(tile: HTMLElement): void {
    moves.get(tile)?.cancel()
    moves.delete(tile)
    if (!('leaving' in tile.dataset)) return
    delete tile.dataset.leaving
    tile.inert = false
    tile.hidden = true
    for (const property of ['left', 'top', 'width', 'height']) tile.style.removeProperty(property)
  }

  function leave(tile: HTMLElement, { left, top, width, height }: DOMRect, frame: DOMRect): void {
    tile.hidden = false
    tile.inert = true
    tile.dataset.leaving = ''
    const place = { left: left - frame.left, top: top - frame.top, width, height }
    for (const [property, value] of Object.entries(place)) tile.style.setProperty(property, `${value}px`)
    move(tile, null, GONE, () => settle(tile))
  }

  /** Before tiles are hidden and shown, or laid out anew. Returns what moves them once that is done. */
  function begin(): () => void {
    const frame = list.getBoundingClientRect()
    const before = new Map(tiles.filter(isShown).map((tile) => [tile, tile.getBoundingClientRect()]))
    for (const tile of tiles) settle(tile)
    return () => {
      if (!calm.matches) moveFrom(before, frame)
    }
  }

  function moveFrom(before: ReadonlyMap<HTMLElement, DOMRect>, frame: DOMRect): void {
    for (const tile of tiles) {
      const place = before.get(tile)
      if (tile.hidden && place) leave(tile, place, frame)
    }
    for (const tile of tiles.filter(isShown)) {
      const place = before.get(tile)
      if (place === undefined) move(tile, GONE, null)
      const back = place && transformBack(place, tile.getBoundingClientRect())
      if (back) move(tile, { transform: back, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' })
    }
  }

  return {
    begin,
    release() {
      for (const tile of tiles) settle(tile)
    },
  }
}

function isShown(tile: HTMLElement): boolean {
  return !tile.hidden && !('leaving' in tile.dataset)
}
