import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { tiltSettings } from './settings.ts'
import { TiltView } from './view.tsx'

export const tilt = defineWidget({
  settings: tiltSettings,
  View: TiltView,
  examples,
})
