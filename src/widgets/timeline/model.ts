/** How much of an item has to be seen before it comes in. */
export const VISIBLE_PART = 0.1

/** The highlighted item: the first that is marked, otherwise the first of all. */
export function highlightedIndex(items: readonly { active: boolean }[]): number {
  return Math.max(
    0,
    items.findIndex(({ active }) => active),
  )
}

/** Whether an item comes in now. One that is far higher than the window never shows a tenth of itself. */
export function hasEntered({ part, pixels }: { part: number; pixels: number }, windowHeight: number): boolean {
  return part >= VISIBLE_PART || pixels >= windowHeight / 2
}

/** Where a key moves the highlight; `null` if the key is not for it. */
export function moveHighlight(key: string, from: number, count: number): number | null {
  const to = MOVES.get(key)?.(from, count)
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to))
}

const MOVES = new Map<string, (from: number, count: number) => number>([
  ['ArrowRight', (from) => from + 1],
  ['ArrowLeft', (from) => from - 1],
  ['Home', () => 0],
  ['End', (_from, count) => count - 1],
])

export const MOVING_KEYS = [...MOVES.keys()]
