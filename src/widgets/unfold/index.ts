import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { unfoldSettings } from './settings.ts'
import { UnfoldView } from './view.tsx'

export const unfold = defineWidget({
  settings: unfoldSettings,
  View: UnfoldView,
  examples,
})
