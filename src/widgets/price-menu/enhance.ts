import type { Enhance } from '#islands/wire.ts'
import { fetchCarousel } from '#kit/fetch-carousel.ts'

export const enhance: Enhance = fetchCarousel
