import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { buttonSettings } from './settings.ts'
import { ButtonView } from './view.tsx'

export const button = defineWidget({ settings: buttonSettings, View: ButtonView, examples })
