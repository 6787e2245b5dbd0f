import type { Enhance } from '#islands/wire.ts'
import { enhanceCarousel } from '../shared/carousel/enhance-carousel.ts'
import { enhanceAddButtons } from '../shared/cart/add-buttons.ts'

export const enhance: Enhance = (element) => {
  const releaseCarousel = enhanceCarousel(element)
  const releaseButtons = enhanceAddButtons(element)
  return () => {
    releaseButtons()
    releaseCarousel()
  }
}
