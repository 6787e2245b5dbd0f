import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { priceMenuSettings } from './settings.ts'
import { PriceMenuView } from './view.tsx'

export const priceMenu = defineWidget({
  settings: priceMenuSettings,
  View: PriceMenuView,
  examples,
})
