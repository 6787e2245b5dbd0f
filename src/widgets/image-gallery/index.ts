import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadImageGallery } from './load.ts'
import { imageGallerySettings } from './settings.ts'
import { ImageGalleryView } from './view.tsx'

export const imageGallery = defineWidget({
  settings: imageGallerySettings,
  View: ImageGalleryView,
  load: loadImageGallery,
  examples,
})
