import { type RefObject, useEffect, useRef } from 'react'

/** Opens a dialog over the editor; Escape closes it, and the focus goes back to where it was. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const newest = useRef(onClose)
  newest.current = onClose
  useEffect(() => {
    const element = dialog.current
    const close = () => newest.current()
    element?.showModal()
    element?.addEventListener('close', close)
    return () => {
      element?.removeEventListener('close', close)
      element?.close()
    }
  }, [])
  return dialog
}
