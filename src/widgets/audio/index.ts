import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { audioSettings } from './settings.ts'
import { AudioView } from './view.tsx'

export const audio = defineWidget({
  settings: audioSettings,
  View: AudioView,
  examples,
})
