import { type FocusedElement, isTypingField } from './typing-field.ts'

const LOOK_EVERY_MS = 250
/** Somebody who has just left a field may be on the way to the next one. */
const QUIET_MS = 1000

/** Calls once the visitor neither types nor has a dialog open; at once if that is so now. Returns what calls it off. */
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
  return isTypingField(document.activeElement as FocusedElement | null) || document.querySelector('dialog[open]') !== null
}
