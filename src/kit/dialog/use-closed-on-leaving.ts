import { type RefObject, useEffect } from 'react'

/**
 * Closes a dialog when the page is left, at once: browsers keep pages as they were, and who comes back wants to see the page, not
 * the panel that led away from it.
 */
export function useClosedOnLeaving(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const close = () => dialog.current?.close()
    addEventListener('pagehide', close)
    return () => removeEventListener('pagehide', close)
  }, [dialog])
}
