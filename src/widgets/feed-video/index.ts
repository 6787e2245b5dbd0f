import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { feedVideoSettings } from './settings.ts'
import { FeedVideoView } from './view.tsx'

export const feedVideo = defineWidget({
  settings: feedVideoSettings,
  View: FeedVideoView,
  examples,
})
