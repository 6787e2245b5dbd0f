import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { ViewProps } from '#settings/define-widget.ts'
import { Coupon } from './client.tsx'
import type { CouponSettings } from './settings.ts'

export function CouponView({ id, settings }: ViewProps<CouponSettings>) {
  const { style, action, code, label, copy_text, copied_text } = settings
  return (
    <Coupon
      // Without the script the code is there to be read.
      when="interaction"
      id={id}
      style={style}
      action={action}
      code={code}
      label={label}
      copyText={copy_text}
      copiedText={copied_text}
      intro={action === 'popup' ? <CouponIntro titleId={`${id}-dialog-title`} settings={settings} /> : null}
    />
  )
}

function CouponIntro({ titleId, settings }: { titleId: string; settings: CouponSettings }) {
  const { label, popup_subtitle, popup_title, popup_text, popup_image } = settings
  return (
    <>
      {popup_image !== null && <PictureView picture={popup_image} sizes="(max-width: 767px) 80vw, 30rem" ratio="3/2" />}
      {popup_subtitle !== '' && <p className="w-coupon__subtitle">{popup_subtitle}</p>}
      <h2 className="w-coupon__title" id={titleId} tabIndex={-1} data-dialog-title="">
        {popup_title || label}
      </h2>
      {popup_text !== '' && <p className="w-coupon__text">{popup_text}</p>}
    </>
  )
}
