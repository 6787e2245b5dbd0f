/** How many slides stand side by side. */
export interface ShownSlides {
  desktop: number
  tablet: number
  mobile: number
}

/** Slides side by side at most; the style sheet counts as far. */
export const MOST_SHOWN = 8
/** With more positions than this, a number says where one is. */
export const MOST_DOTS = 10

/** Where a slide begins and how wide it is, in pixels. */
interface Measures {
  starts: readonly number[]
  sizes: readonly number[]
  viewSize: number
  /** How far the row is moved. */
  offset: number
}

// Browsers round widths, and the sum of many slides is a little off.
const TOLERANCE_PX = 2

/** Indexes of the slides that are wholly in sight. */
export function visibleIndexes({ starts, sizes, viewSize, offset }: Measures): number[] {
  return starts.flatMap((start, index) => {
    const size = sizes[index] ?? 0
    const isWithin = start - offset >= -TOLERANCE_PX && start + size - offset <= viewSize + TOLERANCE_PX
    return isWithin ? [index] : []
  })
}

/** The devices on which all slides are in sight at once. */
export function fittingDevices(count: number, shown: ShownSlides): string[] {
  return Object.entries(shown).flatMap(([device, most]) => (count <= most ? [device] : []))
}

/** In how many positions the row can stand. */
export function countPositions(count: number, shown: number, isLoop: boolean): number {
  if (count <= shown) return 1
  return isLoop ? count : count - shown + 1
}

/** A loop moves slides from one end to the other, so that there must be one out of sight. */
export function canLoop(count: number, shown: number): boolean {
  return count > shown
}

export type Turn = 'previous' | 'next' | 'first' | 'last'

const TURNS = new Map<string, Turn>([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
])

/** The keys that turn the row. */
export const CAROUSEL_KEYS = [...TURNS.keys()].join(' ')

/** Which way a key turns the row. */
export function turnOfKey(key: string): Turn | null {
  return TURNS.get(key) ?? null
}
