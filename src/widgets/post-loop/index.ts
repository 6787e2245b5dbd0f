import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadPostLoop } from './load.ts'
import { postLoopSettings } from './settings.ts'
import { PostLoopView } from './view.tsx'

export const postLoop = defineWidget({
  settings: postLoopSettings,
  View: PostLoopView,
  load: loadPostLoop,
  examples,
})
