import { Icon } from '#kit/icon.tsx'
import { messages } from './messages.ts'
import type { CodeCopy, CouponWords } from './words.ts'

interface CodeProps {
  words: CouponWords
  copying: CodeCopy
}

/* The cover lies over the code only where a script can take it away. */
export function CoveredCode({ words: { code, label, copiedText }, copying: { source, button } }: CodeProps) {
  return (
    <button className="w-coupon__ticket" type="button" {...button}>
      <code ref={source} className="w-coupon__code">
        {code}
      </code>
      <span className="w-coupon__cover">
        <span>{label}</span>
      </span>
      <span className="w-coupon__done" aria-hidden="true">
        {copiedText}
      </span>
      <span className="vh">{`，${messages.copy(code)}`}</span>
    </button>
  )
}

export function InlineCode({ words: { code, label, copiedText }, copying: { source, button } }: CodeProps) {
  return (
    <p className="w-coupon__line">
      {`${label}：`}
      <code ref={source} className="w-coupon__code">
        {code}
      </code>
      <button className="w-coupon__small" type="button" {...button}>
        <Icon name="copy" />
        <span className="vh">{messages.copy(code)}</span>
        <span className="w-coupon__done" aria-hidden="true">
          {copiedText}
        </span>
      </button>
    </p>
  )
}
