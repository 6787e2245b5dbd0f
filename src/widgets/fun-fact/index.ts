import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { funFactSettings } from './settings.ts'
import { FunFactView } from './view.tsx'

export const funFact = defineWidget({
  settings: funFactSettings,
  View: FunFactView,
  examples,
})
