/** The window that a messenger opens in. */
export const WINDOW_WIDTH_PX = 700
export const WINDOW_HEIGHT_PX = 600
/** How long somebody seems to be typing before the greeting. */
export const LOADER_MS = 3000
/** How often the clock is read while it is open. */
export const CLOCK_MS = 15_000

// What browsers report for keys that belong to an input method; some report only this, and not that they compose.
const COMPOSING_KEY_CODE = 229

interface PressedKey {
  key: string
  shiftKey: boolean
  isComposing: boolean
  keyCode: number
}

/** Enter sends. With an input method it chooses a word, and with Shift it begins a line. */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: PressedKey): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== COMPOSING_KEY_CODE
}

/** In the middle of the screen, with scroll bars. */
export function windowFeatures(screen: { width: number; height: number }): string {
  const left = Math.max(0, Math.round((screen.width - WINDOW_WIDTH_PX) / 2))
  const top = Math.max(0, Math.round((screen.height - WINDOW_HEIGHT_PX) / 2))
  return `popup,scrollbars,width=${WINDOW_WIDTH_PX},height=${WINDOW_HEIGHT_PX},left=${left},top=${top}`
}
