import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { miniCartSettings } from './settings.ts'
import { MiniCartView } from './view.tsx'

export const miniCart = defineWidget({
  settings: miniCartSettings,
  View: MiniCartView,
  examples,
})
