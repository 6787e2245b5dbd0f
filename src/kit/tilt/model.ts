/** Degrees between the two extremes: half of it to either side. */
export const MAX_TILT = 20
/** Distance of the eye, in pixels. */
export const PERSPECTIVE = 300
/** How long the card takes to follow, in milliseconds. */
export const SPEED_MS = 400

export type Axis = 'both' | 'x' | 'y'

export interface TiltLook {
  max: number
  perspective: number
  scale: number
  axis: Axis
}

/** The card when the pointer is at `x`, `y`, each from 0 (start) to 1 (end): that corner goes back. `axis` limits how the pointer counts. */
export function tiltAt(x: number, y: number, { max, perspective, scale, axis }: TiltLook): string {
  const across = axis === 'y' ? 0 : degrees(0.5 - within(x), max)
  const along = axis === 'x' ? 0 : degrees(within(y) - 0.5, max)
  return `perspective(${perspective}px) rotateX(${along}deg) rotateY(${across}deg) scale(${scale})`
}

function degrees(part: number, max: number): number {
  return Number((part * max).toFixed(2)) + 0
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part))
}
