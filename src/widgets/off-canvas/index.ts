import { loadFragment } from '#kit/fragment-data.ts'
import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { offCanvasSettings } from './settings.ts'
import { OffCanvasView } from './view.tsx'

export const offCanvas = defineWidget({
  settings: offCanvasSettings,
  View: OffCanvasView,
  load: loadFragment,
  examples,
})
