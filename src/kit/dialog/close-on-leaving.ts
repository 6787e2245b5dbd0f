/**
 * Calls when the page is left. Browsers keep pages as they were, and who comes back wants to see the page, not the panel that led
 * away from it; so what covers the page is closed at once, without taking its leave.
 */
export function closeOnLeaving(close: () => void, signal: AbortSignal): void {
  addEventListener('pagehide', close, { signal })
}
