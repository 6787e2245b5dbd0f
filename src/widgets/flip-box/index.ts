import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { flipBoxSettings } from './settings.ts'
import { FlipBoxView } from './view.tsx'

export const flipBox = defineWidget({
  settings: flipBoxSettings,
  View: FlipBoxView,
  examples,
})
