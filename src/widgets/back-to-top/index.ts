import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { backToTopSettings } from './settings.ts'
import { BackToTopView } from './view.tsx'

export const backToTop = defineWidget({
  settings: backToTopSettings,
  View: BackToTopView,
  examples,
})
