import type { ReactNode, Ref } from 'react'
import { CONTROL_DRAWINGS } from '../control-drawings.ts'
import { Drawing } from '../drawing.tsx'
import { commandAttributes, type DialogManners, dialogAttributes } from './dialog-attributes.ts'

/** Row and column of the window in which a dialog stands. */
type DialogPlace = `${'top' | 'middle' | 'bottom'}-${'left' | 'center' | 'right'}`

type DialogEntrance =
  | 'none'
  | 'fade'
  | 'fade-up'
  | 'zoom'
  | 'bounce'
  | 'rotate'
  | 'slide-up'
  | 'slide-down'
  | 'slide-left'
  | 'slide-right'

export interface ModalLook extends DialogManners {
  place: DialogPlace
  /** The edge that it slides out from and stays at; `null`: it stands free. */
  edge: 'left' | 'top' | 'right' | 'bottom' | null
  /** In pixels. */
  width: number
  height: 'auto' | 'screen' | { pixels: number } | { atMostVh: number }
  hasOverlay: boolean
  entrance: DialogEntrance
  speed: 'slow' | 'normal' | 'fast'
  closeButton: 'popup-right' | 'popup-left' | 'window-right' | 'window-left' | 'none'
}

/** A sheet in the middle of the window that is put away like any other. */
export const sheetLook = (width: number): ModalLook => ({
  place: 'middle-center',
  edge: null,
  width,
  height: { atMostVh: 90 },
  hasOverlay: true,
  entrance: 'fade-up',
  speed: 'normal',
  closeButton: 'popup-right',
  closesOnOverlay: true,
  locksScroll: false,
})

interface ModalDialogProps {
  id: string
  look: ModalLook
  /** Its name, and whatever else its script wants to know. */
  attributes: Record<`aria-${string}` | `data-${string}`, string | number | undefined>
  ref?: Ref<HTMLDialogElement>
  /** Part of the page rather than over it, for whoever works on it. */
  isOpen?: boolean
  children: ReactNode
}

/** A dialog over the page. Numbers stand in attributes, since the content security policy forbids inline styles. */
export function ModalDialog({ id, look, attributes, ref, isOpen = false, children }: ModalDialogProps) {
  const { height, closeButton } = look
  return (
    <dialog
      className="modal"
      ref={ref}
      id={id}
      open={isOpen || undefined}
      {...dialogAttributes(look)}
      data-place={look.place}
      data-edge={look.edge ?? undefined}
      data-width={look.width}
      data-height={typeof height === 'string' ? height : 'pixels' in height ? height.pixels : undefined}
      data-most={typeof height === 'object' && 'atMostVh' in height ? height.atMostVh : undefined}
      data-overlay={look.hasOverlay ? undefined : 'no'}
      data-entrance={look.entrance}
      data-speed={look.speed}
      {...attributes}
    >
      {closeButton !== 'none' && (
        <button className="icon-btn modal__close" {...commandAttributes('close', id)} data-dialog-close="" data-at={closeButton}>
          <Drawing path={CONTROL_DRAWINGS.close} />
          <span className="vh">關閉</span>
        </button>
      )}
      <div className="modal__box" data-dialog-scroll="">
        {children}
      </div>
    </dialog>
  )
}
