import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { progressBarSettings } from './settings.ts'
import { ProgressBarView } from './view.tsx'

export const progressBar = defineWidget({
  settings: progressBarSettings,
  View: ProgressBarView,
  examples,
})
