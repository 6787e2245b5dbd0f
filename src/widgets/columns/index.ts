import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { columnsSettings } from './settings.ts'
import { ColumnsView } from './view.tsx'

export const columns = defineWidget({ settings: columnsSettings, View: ColumnsView, examples })
