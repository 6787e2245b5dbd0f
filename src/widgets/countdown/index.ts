import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadCountdown } from './load.ts'
import { countdownSettings } from './settings.ts'
import { CountdownView } from './view.tsx'

export const countdown = defineWidget({
  settings: countdownSettings,
  View: CountdownView,
  load: loadCountdown,
  examples,
})
