import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { iconListSettings } from './settings.ts'
import { IconListView } from './view.tsx'

export const iconList = defineWidget({ settings: iconListSettings, View: IconListView, examples })
