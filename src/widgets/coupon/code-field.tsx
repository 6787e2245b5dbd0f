import { messages } from './messages.ts'
import type { CouponSettings } from './settings.ts'

interface CodeFieldProps {
  id: string
  settings: CouponSettings
  /** Above the field; empty where something else says it. */
  label: string
}

export function CodeField({ id, settings: { code, copy_text, copied_text }, label }: CodeFieldProps) {
  const fieldId = `${id}-code`
  return (
    <div className="w-coupon__field">
      <label className={label === '' ? 'vh' : 'w-coupon__label'} htmlFor={fieldId}>
        {label === '' ? messages.code : label}
      </label>
      <input className="w-coupon__input" id={fieldId} type="text" readOnly value={code} data-copy-source="" />
      <button className="btn w-coupon__copy" type="button" data-copy={code}>
        <span className="w-coupon__face">{copy_text}</span>
        <span className="w-coupon__face w-coupon__done" aria-hidden="true">
          {copied_text}
        </span>
        <span className="vh">：{code}</span>
      </button>
      <p className="w-coupon__note" role="status" />
    </div>
  )
}
