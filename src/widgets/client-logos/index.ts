import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { clientLogosSettings } from './settings.ts'
import { ClientLogosView } from './view.tsx'

export const clientLogos = defineWidget({
  settings: clientLogosSettings,
  View: ClientLogosView,
  examples,
})
