import { ModalDialog, type ModalLook } from '#kit/dialog/modal-dialog.tsx'
import type { Popup, PopupLook } from '#published/types.ts'
import { LayoutHtml } from '../../ui/layout-html.tsx'

/** The whole of a popup; the script that asked for it reads its manners from the attributes. */
export function PopupDialog({ popup, html }: { popup: Pick<Popup, 'id' | 'name' | 'look'>; html: string }) {
  const { id, name, look } = popup
  return (
    <ModalDialog
      id={`popup-${id}`}
      look={modalLook(look)}
      attributes={{
        'aria-label': name,
        'data-popup': id,
        'data-close-delay': look.closeButtonDelay || undefined,
        'data-close-after': look.closeAfter || undefined,
      }}
    >
      <LayoutHtml className="popup" html={html} />
    </ModalDialog>
  )
}

function modalLook(look: PopupLook): ModalLook {
  const { closesOnOverlay, closesOnEscape, hasCloseButton, vertical } = look
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
    // Nobody may be locked up in a popup.
    closesOnEscape: closesOnEscape || (!hasCloseButton && !closesOnOverlay),
    locksScroll: look.locksScroll,
  }
}
