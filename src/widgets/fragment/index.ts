import { loadFragment } from '#kit/fragment-data.ts'
import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { fragmentSettings } from './settings.ts'
import { FragmentView } from './view.tsx'

export const fragment = defineWidget({ settings: fragmentSettings, View: FragmentView, load: loadFragment, examples })
