import type { Enhance } from '#islands/wire.ts'
import { enhanceCarousel } from '#kit/carousel/enhance-carousel.ts'

export const enhance: Enhance = (element) => enhanceCarousel(element)
