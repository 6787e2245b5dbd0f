import type { Enhance } from '#islands/wire.ts'
import { fetchCarousel } from '../shared/fetch-carousel.ts'

export const enhance: Enhance = fetchCarousel
