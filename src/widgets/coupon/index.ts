import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { couponSettings } from './settings.ts'
import { CouponView } from './view.tsx'

export const coupon = defineWidget({
  settings: couponSettings,
  View: CouponView,
  examples,
})
