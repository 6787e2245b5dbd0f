import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { cardSettings } from './settings.ts'
import { CardView } from './view.tsx'

export const card = defineWidget({ settings: cardSettings, View: CardView, examples })
