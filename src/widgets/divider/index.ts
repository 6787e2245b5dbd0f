import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { dividerSettings } from './settings.ts'
import { DividerView } from './view.tsx'

export const divider = defineWidget({ settings: dividerSettings, View: DividerView, examples })
