/** What the view of a pane needs beside its settings. */
export interface PaneData {
  /** Its id in the page, and its name in the address. */
  handler: string
  isOpen: boolean
  /** The fragment that is fetched when the pane is first opened; `null` for all others. */
  lazyFragment: number | null
  /** The HTML of a fragment that is there from the start. */
  html: string | null
}

interface Item {
  isOpen: boolean
}

/** Which panes start open: those marked by the editor, else the first if one has to be. */
export function initiallyOpen(items: readonly Item[], keepFirstOpen: boolean): boolean[] {
  const isAnyMarked = items.some(({ isOpen }) => isOpen)
  return items.map(({ isOpen }, index) => (isAnyMarked ? isOpen : keepFirstOpen && index === 0))
}

/** Tabs show one pane: the first that starts open. */
export function onlyFirstOpen(open: readonly boolean[]): boolean[] {
  const first = open.indexOf(true)
  return open.map((_, index) => index === first)
}

/** The handler id named by an address's hash. Whatever follows a `?` is ignored. */
export function handlerFromHash(hash: string): string {
  const [name = ''] = hash.replace(/^#/, '').split('?')
  try {
    return decodeURIComponent(name)
  } catch {
    // A hash with a stray percent sign means itself.
    return name
  }
}

export type Orientation = 'horizontal' | 'vertical'

/** Where a key takes the focus among tabs; `null` for keys that mean nothing here. */
export function moveFocus(key: string, from: number, count: number, orientation: Orientation): number | null {
  const [back, forth] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === back) return (from - 1 + count) % count
  if (key === forth) return (from + 1) % count
  return null
}
