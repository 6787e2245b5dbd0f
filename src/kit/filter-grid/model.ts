/** How long tiles take to their new places, in milliseconds. */
export const GRID_MOVE_MS = 400
/** After the window's last change of size, in milliseconds, before tiles take new places. */
export const RESIZE_PAUSE_MS = 100
/** Side by side at most; the style sheet counts as far. */
export const MOST_COLUMNS = 6

/** The filter that keeps everything. */
export const ALL = 'all'

export interface Category {
  /** Made of nothing but its number, so that names in any script work. */
  key: string
  name: string
  count: number
}

/** The categories of all items, in the order in which they first appear. Two are the same when their names are. */
export function listCategories(items: readonly (readonly string[])[]): Category[] {
  const counts = new Map<string, number>()
  for (const name of items.flatMap((names) => [...new Set(names)])) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count], index) => ({ key: `c${index + 1}`, name, count }))
}

/** The names in what an editor typed, such as `演講、公演`. */
export function splitCategories(text: string): string[] {
  const names = text.split(/[、,，;；]/).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

/** The keys of an item's categories. */
export function keysOf(names: readonly string[], categories: readonly Category[]): string[] {
  return categories.flatMap(({ key, name }) => (names.includes(name) ? [key] : []))
}

/** Whether an item with these keys is shown by this filter. */
export function isKept(keys: readonly string[], filter: string): boolean {
  return filter === ALL || keys.includes(filter)
}

interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** The transform that puts a tile back to where it was; `null` when it has not moved. */
export function transformBack(before: Place, after: Place): string | null {
  const x = before.left - after.left
  const y = before.top - after.top
  const isSame = Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(before.width - after.width) < 1
  if (isSame || after.width === 0) return null
  return `translate(${round(x)}px, ${round(y)}px) scale(${round(before.width / after.width)})`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Calls once nothing has asked for it for a while. */
export function createPause(callback: () => void, pauseMs: number = RESIZE_PAUSE_MS): { ask(): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    ask() {
      cancel()
      timer = setTimeout(callback, pauseMs)
    },
    cancel,
  }
}
