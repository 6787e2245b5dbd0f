import type { Ref } from 'react'

export interface CouponWords {
  code: string
  label: string
  copyText: string
  copiedText: string
}

/** What the button that copies, and the element with the code, get from the coupon around them. */
export interface CodeCopy {
  source: Ref<HTMLElement>
  button: { 'data-used': string | undefined; 'data-copied': string | undefined; onClick: () => void }
}
