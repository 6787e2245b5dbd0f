import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { pieChartSettings } from './settings.ts'
import { PieChartView } from './view.tsx'

export const pieChart = defineWidget({
  settings: pieChartSettings,
  View: PieChartView,
  examples,
})
