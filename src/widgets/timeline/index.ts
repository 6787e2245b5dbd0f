import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { timelineSettings } from './settings.ts'
import { TimelineView } from './view.tsx'

export const timeline = defineWidget({
  settings: timelineSettings,
  View: TimelineView,
  examples,
})
