import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadProductCarousel } from './load.ts'
import { productCarouselSettings } from './settings.ts'
import { ProductCarouselView } from './view.tsx'

export const productCarousel = defineWidget({
  settings: productCarouselSettings,
  View: ProductCarouselView,
  load: loadProductCarousel,
  examples,
})
