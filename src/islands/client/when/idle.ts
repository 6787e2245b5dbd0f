const PATIENCE_MS = 2000

/** Calls once, when the browser has nothing better to do. Returns what calls it off. */
export function whenIdle(_element: Element, callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(handle)
}
