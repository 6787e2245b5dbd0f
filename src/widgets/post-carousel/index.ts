import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadPostCarousel } from './load.ts'
import { postCarouselSettings } from './settings.ts'
import { PostCarouselView } from './view.tsx'

export const postCarousel = defineWidget({
  settings: postCarouselSettings,
  View: PostCarouselView,
  load: loadPostCarousel,
  examples,
})
