import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadTable } from './load.ts'
import { dataTableSettings } from './settings.ts'
import { DataTableView } from './view.tsx'

export const dataTable = defineWidget({
  settings: dataTableSettings,
  View: DataTableView,
  load: loadTable,
  examples,
})
