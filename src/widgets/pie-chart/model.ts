/** Width and height of the chart, in pixels. */
export const SIZE = 150
export const LINE_WIDTH = 20
/** How long the ring is drawn. */
export const DRAWING_MS = 1000
/** Ease in and out, quadratic. */
export const DRAWING_EASING = 'cubic-bezier(.455, .03, .515, .955)'

interface Ring {
  middle: number
  radius: number
  width: number
}

/** A ring that stays within its square and leaves its middle free, however wide its line. */
export function ringOf(size: number, lineWidth: number): Ring {
  const width = Math.min(lineWidth, size / 4)
  return { middle: size / 2, radius: (size - width) / 2, width }
}
