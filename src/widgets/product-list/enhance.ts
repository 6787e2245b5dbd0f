import type { Enhance } from '#islands/wire.ts'
import { enhanceAddButtons } from '../shared/cart/add-buttons.ts'

export const enhance: Enhance = enhanceAddButtons
