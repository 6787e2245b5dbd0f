import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { imageSwapSettings } from './settings.ts'
import { ImageSwapView } from './view.tsx'

export const imageSwap = defineWidget({
  settings: imageSwapSettings,
  View: ImageSwapView,
  examples,
})
