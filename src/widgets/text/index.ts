import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { textSettings } from './settings.ts'
import { TextView } from './view.tsx'

export const text = defineWidget({ settings: textSettings, View: TextView, examples })
