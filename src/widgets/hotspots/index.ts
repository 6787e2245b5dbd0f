import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { hotspotsSettings } from './settings.ts'
import { HotspotsView } from './view.tsx'

export const hotspots = defineWidget({
  settings: hotspotsSettings,
  View: HotspotsView,
  examples,
})
