import type { Enhance } from '#islands/wire.ts'
import { enhanceCarousel } from '#kit/carousel/enhance-carousel.ts'
import { enhanceAddButtons } from '#shop/cart/add-buttons.ts'

export const enhance: Enhance = (element) => {
  const releaseCarousel = enhanceCarousel(element)
  const releaseButtons = enhanceAddButtons(element)
  return () => {
    releaseButtons()
    releaseCarousel()
  }
}
