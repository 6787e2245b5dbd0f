import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { imageMorphSettings } from './settings.ts'
import { ImageMorphView } from './view.tsx'

export const imageMorph = defineWidget({
  settings: imageMorphSettings,
  View: ImageMorphView,
  examples,
})
