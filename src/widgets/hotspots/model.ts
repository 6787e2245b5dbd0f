/** Windows up to this width get the layout for phones; the style sheet has the same number. */
export const MOBILE_LAYOUT_PX = 480
/** After the window has changed its size for the last time, bubbles look for a side anew. */
export const RESIZE_SETTLE_MS = 250
/** Long enough for a pointer to cross from a marker to its bubble. */
export const LEAVE_DELAY_MS = 200
/** Pulses of a marker. Together they stay below five seconds, so that no pause button is due. */
export const PULSES = 3
export const PULSE_MS = 1500

interface Place {
  x: number
  x_from: 'left' | 'right'
  y: number
  y_from: 'top' | 'bottom'
}

/** In per cent from the left and the top. */
export function placeOf({ x, x_from, y, y_from }: Place): { x: number; y: number } {
  return { x: x_from === 'right' ? 100 - x : x, y: y_from === 'bottom' ? 100 - y : y }
}

/** Indexes of the open ones. */
export type Open = ReadonlySet<number>

/** Pressing a marker opens it and closes the others, unless all may be open; pressing it again closes it. */
export function press(open: Open, index: number, keepsOthers: boolean): Open {
  if (open.has(index)) return without(open, index)
  return reach(open, index, keepsOthers)
}

/** A pointer or the focus that reaches a marker opens it, and closes what was opened otherwise. */
export function reach(open: Open, index: number, keepsOthers: boolean): Open {
  return new Set(keepsOthers ? [...open, index] : [index])
}

/** What a pointer or the focus leaves closes, unless all may be open. */
export function leave(open: Open, index: number, keepsOthers: boolean): Open {
  return keepsOthers ? open : without(open, index)
}

function without(open: Open, index: number): Open {
  return new Set([...open].filter((each) => each !== index))
}

/** Whether a bubble above its marker would leave the window at the top, and has more room below. */
export function mustFlip(marker: { top: number; bottom: number }, bubbleHeight: number, window: { top: number; bottom: number }) {
  const above = marker.top - window.top
  const below = window.bottom - marker.bottom
  return above < bubbleHeight && below > above
}
