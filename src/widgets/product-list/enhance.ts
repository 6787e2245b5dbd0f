import type { Enhance } from '#islands/wire.ts'
import { enhanceAddButtons } from '#shop/cart/add-buttons.ts'

export const enhance: Enhance = enhanceAddButtons
