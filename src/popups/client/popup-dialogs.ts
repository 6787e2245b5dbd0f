import { popupHref } from '#addresses/popups.ts'
import { insertHtml } from '#islands/client/insert-html.ts'
import { type ClosingDialog, controlDialog } from '#kit/dialog/closing-dialog.ts'
import { applySizes } from '#kit/dialog/dialog-sizes.ts'
import type { PopupManners } from '../manners.ts'

/** A popup in the page. */
export interface PopupDialog {
  dialog: HTMLDialogElement
  control: ClosingDialog
  /** Called each time it begins to close. */
  onClose: (() => void) | null
}

const ID = 'popup-'
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
  const response = await fetch(popupHref(id))
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The popup ${id} could not be fetched: ${response.status}`)
  await insertHtml(document.body, await response.json(), 'append')
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${ID}${id}`)
  return dialog && prepare(dialog)
}

/** The popup that an element stands in. */
export function popupAround(inside: Element): number | null {
  const { id = '' } = inside.closest('dialog[data-popup]') ?? {}
  return id.startsWith(ID) ? Number(id.slice(ID.length)) : null
}

function prepare(dialog: HTMLDialogElement): PopupDialog {
  applySizes(dialog)
  const { closeDelay, closeAfter, isModal }: PopupManners = JSON.parse(dialog.dataset.popup ?? '')
  const closeButton = dialog.querySelector<HTMLElement>('[data-dialog-close]')
  let timers: ReturnType<typeof setTimeout>[] = []
  const control = controlDialog({
    dialog,
    isModal,
    onShown() {
      if (closeButton && closeDelay > 0) {
        closeButton.hidden = true
        timers.push(setTimeout(() => closeButton.removeAttribute('hidden'), closeDelay * 1000))
      }
      if (closeAfter > 0) timers.push(setTimeout(control.close, closeAfter * 1000))
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
