import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadMap } from './load.ts'
import { mapSettings } from './settings.ts'
import { MapView } from './view.tsx'

export const map = defineWidget({
  settings: mapSettings,
  View: MapView,
  load: loadMap,
  examples,
})
