import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadToggle } from './load.ts'
import { toggleSettings } from './settings.ts'
import { ToggleView } from './view.tsx'

export const toggle = defineWidget({
  settings: toggleSettings,
  View: ToggleView,
  load: loadToggle,
  examples,
})
