'use client'
import { island } from '#islands/island.ts'
import { Carousel, type CarouselProps } from './carousel.tsx'

export const CarouselIsland = island('carousel', function CarouselIsland(props: CarouselProps) {
  return <Carousel {...props} />
})
