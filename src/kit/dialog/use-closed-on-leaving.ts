import { type RefObject, useEffect } from 'react'
import { closeOnLeaving } from './close-on-leaving.ts'

/** Closes a dialog when the page is left. Those of `useDialog` do so by themselves. */
export function useClosedOnLeaving(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const life = new AbortController()
    closeOnLeaving(() => dialog.current?.close(), life.signal)
    return () => life.abort()
  }, [dialog])
}
