import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { videoGallerySettings } from './settings.ts'
import { VideoGalleryView } from './view.tsx'

export const videoGallery = defineWidget({
  settings: videoGallerySettings,
  View: VideoGalleryView,
  examples,
})
