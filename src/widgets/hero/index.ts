import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { heroSettings } from './settings.ts'
import { HeroView } from './view.tsx'

export const hero = defineWidget({ settings: heroSettings, View: HeroView, examples })
