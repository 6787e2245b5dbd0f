import { ModalDialog, type ModalLook } from '#kit/dialog/modal-dialog.tsx'
import type { PopupManners } from '#popups/manners.ts'
import type { Popup, PopupLook } from '#published/types.ts'
import { LayoutHtml } from '../../ui/layout-html.tsx'

/** A popup has the style sheet of this widget. */
export const DRAWN_AS = 'popup-modal'

interface PopupDialogProps {
  popup: Pick<Popup, 'id' | 'name' | 'look'>
  html: string
  isOpen?: boolean
}

/** The whole of a popup. */
export function PopupDialog({ popup, html, isOpen }: PopupDialogProps) {
  const { id, name, look } = popup
  const { closeButtonDelay: closeDelay, closeAfter, hasOverlay } = look
  // One that does not darken the page does not block it either.
  const manners: PopupManners = { closeDelay, closeAfter, isModal: hasOverlay }
  return (
    <ModalDialog
      id={`popup-${id}`}
      look={modalLook(look)}
      isOpen={isOpen}
      attributes={{
        'aria-label': name,
        'data-popup': JSON.stringify(manners),
      }}
    >
      <LayoutHtml className="popup" html={html} />
    </ModalDialog>
  )
}

function modalLook(look: PopupLook): ModalLook {
  const { closesOnOverlay, hasCloseButton, vertical } = look
  return {
    place: `${vertical === 'center' ? 'middle' : vertical}-${look.horizontal}`,
    edge: null,
    width: look.width,
    height: typeof look.height === 'number' ? { pixels: look.height } : look.height,
    hasOverlay: look.hasOverlay,
    entrance: look.entrance,
    speed: 'normal',
    closeButton: hasCloseButton ? 'popup-right' : 'none',
    closesOnOverlay,
    locksScroll: look.locksScroll,
  }
}
