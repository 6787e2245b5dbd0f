import { type FocusedElement, isTypingField } from './typing-field.ts'

const LOOK_EVERY_MS = 250
/** Somebody who has just left a field may be on the way to the next one. */
const QUIET_MS = 1000

/** What lies over the page or is unfolded from its head, and what is held by a pointer: nothing else may cover it. */
const BUSY = 'dialog[open], header details[name][open], header [aria-expanded="true"], :active'

/**
 * Calls once the visitor is free: types nothing, holds nothing, has no menu, dialog or drawer open, watches no film. At once if that
 * is so now. Returns what calls it off.
 */
export function whenVisitorIsFree(callback: () => void): () => void {
  if (!isVisitorBusy()) {
    callback()
    return () => {}
  }
  let busyUntil = Date.now()
  const timer = setInterval(() => {
    if (isVisitorBusy()) busyUntil = Date.now()
    else if (Date.now() - busyUntil >= QUIET_MS) {
      clearInterval(timer)
      callback()
    }
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

function isVisitorBusy(): boolean {
  return (
    isTypingField(document.activeElement as FocusedElement | null) ||
    document.querySelector(BUSY) !== null ||
    hasOpenPopover() ||
    isPlaying()
  )
}

function hasOpenPopover(): boolean {
  // Where the browser does not know popovers none is open, and the selector would be a mistake.
  return 'popover' in HTMLElement.prototype && document.querySelector(':popover-open') !== null
}

function isPlaying(): boolean {
  // Into a frame of another site nobody can look: a player that was started counts as running.
  if (document.querySelector('iframe.film__player') !== null) return true
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused, ended }) => !paused && !ended)
}
