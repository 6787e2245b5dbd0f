import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { teamSettings } from './settings.ts'
import { TeamView } from './view.tsx'

export const team = defineWidget({
  settings: teamSettings,
  View: TeamView,
  examples,
})
