'use client'
import { useState } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { PANEL_EVENT, type PanelDetail } from '#islands/wire.ts'
import { commandAttributes, type DialogManners, dialogAttributes } from '#kit/dialog/dialog-attributes.ts'
import { useDialog } from '#kit/dialog/use-dialog.ts'
import { useOnce } from '#kit/use-once.ts'

interface OffCanvasProps {
  panelId: string
  name: string
  opener: PanelButton
  closer: PanelButton
  look: PanelLook
  content: SlotContent
}

interface PanelButton {
  className: string
  face: SlotContent
}

interface PanelLook extends DialogManners {
  style: string
  /** How long it takes to come and to go. */
  seconds: number
  position: string
  /** In pixels. */
  width: number
}

/** A panel at the edge of the window, and the button that opens it. Action anchors find it by its name and id. */
export const OffCanvas = island('off-canvas', function OffCanvas(props: OffCanvasProps) {
  const { panelId, name, opener, closer, look, content } = props
  const [isOpen, setIsOpen] = useState(false)
  const { ref, show, close } = useDialog({
    closingMs: look.seconds * 1000,
    onShown: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
  })
  useOnce(() => {
    const panel = ref.current
    const move = (event: Event) => {
      const { mode, opener } = (event as CustomEvent<PanelDetail>).detail
      event.preventDefault()
      if (mode === 'close' || (mode === 'toggle' && panel?.open)) close()
      else show(opener)
    }
    panel?.addEventListener(PANEL_EVENT, move)
    return () => panel?.removeEventListener(PANEL_EVENT, move)
  })
  return (
    <div className="w-off-canvas">
      <Slot
        as="button"
        className={opener.className}
        {...commandAttributes('show-modal', panelId)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={panelId}
        content={opener.face}
      />
      <dialog
        className="w-off-canvas__panel"
        id={panelId}
        {...dialogAttributes(look)}
        data-off-canvas={name}
        data-style={look.style}
        data-seconds={look.seconds}
        data-position={look.position}
        data-width={look.width}
        aria-labelledby={`${panelId}-title`}
        ref={ref}
      >
        <div className="w-off-canvas__head">
          {/* No heading: in the header it would stand before the page's own first one. */}
          <p className="w-off-canvas__title" id={`${panelId}-title`} tabIndex={-1} data-dialog-title="">
            {name}
          </p>
          <Slot
            as="button"
            className={closer.className}
            {...commandAttributes('close', panelId)}
            data-dialog-close=""
            content={closer.face}
          />
        </div>
        <Slot className="w-off-canvas__body" data-dialog-scroll="" content={content} />
      </dialog>
    </div>
  )
})
