import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { clickToCopySettings } from './settings.ts'
import { ClickToCopyView } from './view.tsx'

export const clickToCopy = defineWidget({
  settings: clickToCopySettings,
  View: ClickToCopyView,
  examples,
})
