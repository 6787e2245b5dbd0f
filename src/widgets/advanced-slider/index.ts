import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { advancedSliderSettings } from './settings.ts'
import { AdvancedSliderView } from './view.tsx'

export const advancedSlider = defineWidget({
  settings: advancedSliderSettings,
  View: AdvancedSliderView,
  examples,
})
