import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { headingSettings } from './settings.ts'
import { HeadingView } from './view.tsx'

export const heading = defineWidget({ settings: headingSettings, View: HeadingView, examples })
