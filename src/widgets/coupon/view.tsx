import { commandAttributes } from '#kit/dialog/dialog-attributes.ts'
import { Icon } from '#kit/icon.tsx'
import type { ViewProps } from '#settings/define-widget.ts'
import { CodeField } from './code-field.tsx'
import { messages } from './messages.ts'
import { CouponPopup } from './popup.tsx'
import type { CouponSettings } from './settings.ts'

export function CouponView({ id, settings }: ViewProps<CouponSettings>) {
  const { style, action } = settings
  return (
    <div className="w-coupon" data-style={style} data-action={action}>
      {action === 'popup' ? <PopupCoupon id={id} settings={settings} /> : <ClickCoupon id={id} settings={settings} />}
    </div>
  )
}

function PopupCoupon({ id, settings }: { id: string; settings: CouponSettings }) {
  const dialogId = `${id}-dialog`
  return (
    <>
      <button className="btn" {...commandAttributes('show-modal', dialogId)} aria-haspopup="dialog">
        {settings.label}
      </button>
      <CouponPopup id={id} dialogId={dialogId} settings={settings} />
    </>
  )
}

function ClickCoupon({ id, settings }: { id: string; settings: CouponSettings }) {
  const { style } = settings
  if (style === 'button-input') return <CodeField id={id} settings={settings} label={settings.label} />
  return (
    <>
      {style === 'inline' ? <InlineCode settings={settings} /> : <CoveredCode settings={settings} />}
      <p className="w-coupon__note" role="status" />
    </>
  )
}

/* The cover lies over the code only where a script can take it away. */
function CoveredCode({ settings: { code, label, copied_text } }: { settings: CouponSettings }) {
  return (
    <button className="w-coupon__ticket" type="button" data-copy={code}>
      <code className="w-coupon__code" data-copy-source="">
        {code}
      </code>
      <span className="w-coupon__cover">
        <span>{label}</span>
      </span>
      <span className="w-coupon__done" aria-hidden="true">
        {copied_text}
      </span>
      <span className="vh">，{messages.copy(code)}</span>
    </button>
  )
}

function InlineCode({ settings: { code, label, copied_text } }: { settings: CouponSettings }) {
  return (
    <p className="w-coupon__line">
      {label}：
      <code className="w-coupon__code" data-copy-source="">
        {code}
      </code>
      <button className="w-coupon__small" type="button" data-copy={code}>
        <Icon name="copy" />
        <span className="vh">{messages.copy(code)}</span>
        <span className="w-coupon__done" aria-hidden="true">
          {copied_text}
        </span>
      </button>
    </p>
  )
}
