declare global {
  interface Document {
    /** Rendered ahead of a visit that may never come. */
    readonly prerendering?: boolean
  }
}

/** Calls once somebody sees the page: nothing moves, counts or is fetched in one that is only rendered ahead. */
export function whenShown(callback: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', callback, { once: true })
  else callback()
}
