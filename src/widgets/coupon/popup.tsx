import type { ReactNode } from 'react'
import { commandAttributes } from '#kit/dialog/dialog-attributes.ts'
import { ModalDialog, sheetLook } from '#kit/dialog/modal-dialog.tsx'
import { useDialog } from '#kit/dialog/use-dialog.ts'

interface CouponPopupProps {
  dialogId: string
  /** On the button that opens it. */
  label: string
  children: ReactNode
}

export function CouponPopup({ dialogId, label, children }: CouponPopupProps) {
  const { ref } = useDialog()
  return (
    <>
      <button className="btn" {...commandAttributes('show-modal', dialogId)} aria-haspopup="dialog">
        {label}
      </button>
      <ModalDialog ref={ref} id={dialogId} look={sheetLook(560)} attributes={{ 'aria-labelledby': `${dialogId}-title` }}>
        <div className="w-coupon__popup">{children}</div>
      </ModalDialog>
    </>
  )
}
