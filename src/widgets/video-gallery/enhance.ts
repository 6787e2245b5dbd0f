import type { Enhance } from '#islands/wire.ts'
import { fetchCarousel } from '#kit/fetch-carousel.ts'
import { enhanceFilms } from '#kit/film/enhance-films.ts'
import { enhanceFilterGrid } from '#kit/filter-grid/enhance-filter-grid.ts'

export const enhance: Enhance = (element) => {
  const releases = [enhanceFilterGrid(element), enhanceFilms(element), fetchCarousel(element)]
  return () => {
    for (const release of releases) release()
  }
}
