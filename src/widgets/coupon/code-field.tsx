import type { ReactNode, Ref } from 'react'
import { messages } from './messages.ts'
import type { CodeCopy, CouponWords } from './words.ts'

interface CodeFieldProps {
  id: string
  words: CouponWords
  /** Above the field; empty where something else says it. */
  label: string
  copying: CodeCopy
  /** What came of copying. */
  note: ReactNode
}

export function CodeField({ id, words: { code, copyText, copiedText }, label, copying, note }: CodeFieldProps) {
  const fieldId = `${id}-code`
  return (
    <div className="w-coupon__field">
      <label className={label === '' ? 'vh' : 'w-coupon__label'} htmlFor={fieldId}>
        {label === '' ? messages.code : label}
      </label>
      <input
        ref={copying.source as Ref<HTMLInputElement>}
        className="w-coupon__input"
        id={fieldId}
        type="text"
        readOnly
        value={code}
      />
      <button className="btn w-coupon__copy" type="button" {...copying.button}>
        <span className="w-coupon__face">{copyText}</span>
        <span className="w-coupon__face w-coupon__done" aria-hidden="true">
          {copiedText}
        </span>
        <span className="vh">{`：${code}`}</span>
      </button>
      {note}
    </div>
  )
}
