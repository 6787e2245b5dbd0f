import type { Enhance } from '#islands/wire.ts'
import { enhanceCarousel } from '../shared/carousel/enhance-carousel.ts'

export const enhance: Enhance = (element) => enhanceCarousel(element)
