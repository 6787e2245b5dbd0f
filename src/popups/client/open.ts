import { importScript, type OnDemandModules } from '#islands/client/on-demand.ts'
import { ATTRIBUTE } from '#islands/wire.ts'
import { whenVisitorIsFree } from '#kit/dialog/when-free.ts'
import { loadPopup, type PopupDialog, popupAround } from './popup-dialogs.ts'

type Popups = OnDemandModules['popups']

export const openPopup: Popups['openPopup'] = async (id, { toggle, opener }) => {
  const popup = await loadPopup(id)
  if (popup === null) return
  if (toggle && popup.dialog.open) popup.control.close()
  else show(popup, opener)
}

export const openWhenFree: Popups['openWhenFree'] = async (id, { isAllowed, onOpen, onClose }) => {
  const popup = await loadPopup(id)
  if (popup === null) return
  whenVisitorIsFree(() => {
    if (popup.dialog.open || !isAllowed()) return
    onOpen()
    popup.onClose = () => {
      popup.onClose = null
      onClose()
    }
    show(popup, null)
  })
}

export const closePopup: Popups['closePopup'] = async (inside, { isForGood }) => {
  const dialog = inside.closest('dialog')
  const id = popupAround(inside)
  if (id !== null) {
    if (isForGood) (await importScript('watch')).disable(id)
    ;(await loadPopup(id))?.control.close()
  } else if ('requestClose' in HTMLDialogElement.prototype) dialog?.requestClose()
  else dialog?.close()
}

function show({ dialog, control }: PopupDialog, opener: HTMLElement | null): void {
  dialog.setAttribute(ATTRIBUTE.popupSeen, '')
  control.show(opener)
}
