import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { customCursorSettings } from './settings.ts'
import { CustomCursorView } from './view.tsx'

export const customCursor = defineWidget({
  settings: customCursorSettings,
  View: CustomCursorView,
  examples,
})
