import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { beforeAfterSettings } from './settings.ts'
import { BeforeAfterView } from './view.tsx'

export const beforeAfter = defineWidget({
  settings: beforeAfterSettings,
  View: BeforeAfterView,
  examples,
})
