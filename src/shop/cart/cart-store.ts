import { type CartLine, cleanLines, packLines, writeItems } from './cart-lines.ts'

const KEY = 'lectern-cart'
const CHANGE_EVENT = 'lectern:cart'

/** For as long as the page is open, where the browser keeps nothing. */
let unkept: CartLine[] | null = null

export function readCart(): CartLine[] {
  if (unkept !== null) return unkept
  try {
    return cleanLines(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    // Storage is forbidden, or holds what we never wrote: an empty cart either way.
    return []
  }
}

/** Ids and quantities, nothing else. Every part of the page hears of it, and so do the other tabs. */
export function writeCart(lines: readonly CartLine[]): void {
  if (writeItems(readCart()) === writeItems(lines)) return
  try {
    if (lines.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(packLines(lines)))
    unkept = null
  } catch {
    unkept = [...lines]
  }
  window.dispatchEvent(new Event(CHANGE_EVENT))
}

/** Returns what ends it. */
export function watchCart(onChange: () => void): () => void {
  const life = new AbortController()
  const { signal } = life
  window.addEventListener(CHANGE_EVENT, onChange, { signal })
  // Another tab. Without a key, everything was cleared.
  window.addEventListener('storage', ({ key }) => (key === KEY || key === null) && onChange(), { signal })
  // A page that comes back from the history was not told meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && onChange(), { signal })
  return () => life.abort()
}
