/** Where the two pictures meet, in per cent from the start. */
export const SPLIT_PERCENT = 50
export const BEFORE_LABEL = 'Before'
export const AFTER_LABEL = 'After'

/** Where a pointer is along a side, in whole per cent. */
export function percentAlong(position: number, start: number, length: number): number {
  if (length <= 0) return SPLIT_PERCENT
  return Math.round(Math.min(100, Math.max(0, ((position - start) / length) * 100)))
}

/** Labels in Latin letters are not read out as Chinese. */
export function langOf(label: string): 'en' | undefined {
  return /^[\p{Script=Latin}\p{N}\p{P}\p{Z}]+$/u.test(label) ? 'en' : undefined
}

/** A pointer that goes further than this while it is down is dragged. */
const CLICK_PX = 6

interface Point {
  x: number
  y: number
}

export function isClick(down: Point, up: Point): boolean {
  return Math.hypot(up.x - down.x, up.y - down.y) < CLICK_PX
}
