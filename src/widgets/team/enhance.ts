import type { Enhance } from '#islands/wire.ts'
import { enhanceCarousel } from '#kit/carousel/enhance-carousel.ts'
import { type ClosingDialog, controlDialog } from '#kit/dialog/closing-dialog.ts'
import { applySizes } from '#kit/dialog/dialog-sizes.ts'

/** A team may have two hundred dialogs: each is taken in hand when it is first asked to open. */
export const enhance: Enhance = (element) => {
  const release = enhanceCarousel(element)
  const life = new AbortController()
  const controls = new Map<HTMLDialogElement, ClosingDialog>()

  function take(dialog: EventTarget | null): void {
    if (!(dialog instanceof HTMLDialogElement) || controls.has(dialog)) return
    applySizes(dialog)
    controls.set(dialog, controlDialog({ dialog }))
  }

  for (const open of element.querySelectorAll<HTMLDialogElement>('.w-team > dialog[open]')) take(open)
  // Before the event reaches the dialog itself, which then already has its listeners.
  element.addEventListener('command', ({ target }) => take(target), { capture: true, signal: life.signal })
  return () => {
    life.abort()
    for (const control of controls.values()) control.release()
    release()
  }
}
