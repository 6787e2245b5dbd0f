import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { comparisonTableSettings } from './settings.ts'
import { ComparisonTableView } from './view.tsx'

export const comparisonTable = defineWidget({
  settings: comparisonTableSettings,
  View: ComparisonTableView,
  examples,
})
