import { ModalDialog, sheetLook } from '#kit/dialog/modal-dialog.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { CodeField } from './code-field.tsx'
import type { CouponSettings } from './settings.ts'

interface CouponPopupProps {
  id: string
  dialogId: string
  settings: CouponSettings
}

export function CouponPopup({ id, dialogId, settings }: CouponPopupProps) {
  const { label, popup_subtitle, popup_title, popup_text, popup_image } = settings
  return (
    <ModalDialog id={dialogId} look={sheetLook(560)} attributes={{ 'aria-labelledby': `${dialogId}-title` }}>
      <div className="w-coupon__popup">
        {popup_image !== null && <PictureView picture={popup_image} sizes="(max-width: 767px) 80vw, 30rem" ratio="3/2" />}
        {popup_subtitle !== '' && <p className="w-coupon__subtitle">{popup_subtitle}</p>}
        <h2 className="w-coupon__title" id={`${dialogId}-title`} tabIndex={-1} data-dialog-title="">
          {popup_title || label}
        </h2>
        {popup_text !== '' && <p className="w-coupon__text">{popup_text}</p>}
        <CodeField id={id} settings={settings} label="" />
      </div>
    </ModalDialog>
  )
}
