import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { videoSettings } from './settings.ts'
import { VideoView } from './view.tsx'

export const video = defineWidget({
  settings: videoSettings,
  View: VideoView,
  examples,
})
