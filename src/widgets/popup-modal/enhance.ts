import type { Enhance } from '#islands/wire.ts'
import { controlDialog } from '#kit/dialog/closing-dialog.ts'
import { applySizes } from '#kit/dialog/dialog-sizes.ts'
import { whenVisitorIsFree } from '#kit/dialog/when-free.ts'
import { closedCookie, wasClosed } from './model.ts'

export const enhance: Enhance = (element) => {
  const dialog = element.querySelector<HTMLDialogElement>(':scope > .w-popup-modal > dialog')
  if (!dialog) return () => {}
  applySizes(dialog)
  const { cookie, opensAfter } = dialog.dataset
  let hasBeenShown = false
  const control = controlDialog({
    dialog,
    onShown() {
      hasBeenShown = true
    },
    onClose() {
      // The Cookie Store API is missing over plain HTTP and in older browsers.
      if (cookie !== undefined) Reflect.set(document, 'cookie', closedCookie(cookie))
    },
  })

  const openByItself = () => {
    // Another tab may have closed it while this one was waiting.
    if (!hasBeenShown && (cookie === undefined || !wasClosed(document.cookie, cookie))) control.show(null)
  }
  let callOff = () => {}
  if (opensAfter !== undefined) {
    const timer = setTimeout(() => {
      callOff = whenVisitorIsFree(openByItself)
    }, Number(opensAfter))
    callOff = () => clearTimeout(timer)
  }
  return () => {
    callOff()
    control.release()
  }
}
