import { type RefObject, useEffect, useRef } from 'react'
import { type ClosingDialog, type ClosingDialogOptions, controlDialog } from './closing-dialog.ts'
import { applySizes } from './dialog-sizes.ts'

interface DialogControl extends Pick<ClosingDialog, 'show' | 'close'> {
  /** For the `dialog` element. */
  ref: RefObject<HTMLDialogElement | null>
}

/** A dialog of the component that calls it, with the states of `controlDialog`. What it is told is what was rendered last. */
export function useDialog(options: Omit<ClosingDialogOptions, 'dialog'> = {}): DialogControl {
  const ref = useRef<HTMLDialogElement>(null)
  const control = useRef<ClosingDialog>(null)
  const latest = useRef(options)
  latest.current = options
  const { closingMs, isModal } = options
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    applySizes(dialog)
    control.current = controlDialog({
      dialog,
      closingMs,
      isModal,
      onShown: () => latest.current.onShown?.(),
      onClose: () => latest.current.onClose?.(),
    })
    return () => {
      control.current?.release()
      control.current = null
    }
  }, [closingMs, isModal])
  return {
    ref,
    show: (opener) => control.current?.show(opener),
    close: () => control.current?.close(),
  }
}
