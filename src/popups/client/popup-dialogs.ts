import { insertHtml } from '#islands/client/insert-html.ts'
import { type ClosingDialog, controlDialog } from '#kit/dialog/closing-dialog.ts'
import { applySizes } from '#kit/dialog/dialog-sizes.ts'

/** A popup in the page. */
export interface PopupDialog {
  dialog: HTMLDialogElement
  control: ClosingDialog
  /** Called each time it begins to close. */
  onClose: (() => void) | null
}

const ADDRESS = '/wp-json/lectern/v1/popup/popup_content?id='
const dialogs = new Map<number, Promise<PopupDialog | null>>()

/** Fetches a popup once and puts it into the page, hidden. `null`: there is none, or not for this visitor. */
export function loadPopup(id: number): Promise<PopupDialog | null> {
  let loading = dialogs.get(id)
  if (loading === undefined) {
    loading = fetchPopup(id)
    dialogs.set(id, loading)
    // The next attempt may fare better.
    loading.catch(() => dialogs.delete(id))
  }
  return loading
}

async function fetchPopup(id: number): Promise<PopupDialog | null> {
  const response = await fetch(ADDRESS + id)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The popup ${id} could not be fetched: ${response.status}`)
  await insertHtml(document.body, await response.json(), 'append')
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[data-popup="${id}"]`)
  return dialog && prepare(dialog)
}

function prepare(dialog: HTMLDialogElement): PopupDialog {
  applySizes(dialog)
  const { closeDelay, closeAfter } = dialog.dataset
  const closeButton = dialog.querySelector<HTMLElement>('[data-dialog-close]')
  let timers: ReturnType<typeof setTimeout>[] = []
  const control = controlDialog({
    dialog,
    // One that does not darken the page does not block it either.
    isModal: dialog.dataset.overlay !== 'no',
    onShown() {
      if (closeButton && closeDelay !== undefined) {
        closeButton.hidden = true
        timers.push(setTimeout(() => closeButton.removeAttribute('hidden'), Number(closeDelay) * 1000))
      }
      if (closeAfter !== undefined) timers.push(setTimeout(control.close, Number(closeAfter) * 1000))
    },
    onClose() {
      timers.forEach(clearTimeout)
      timers = []
      popup.onClose?.()
    },
  })
  const popup: PopupDialog = { dialog, control, onClose: null }
  return popup
}
