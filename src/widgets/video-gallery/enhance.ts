import type { Enhance } from '#islands/wire.ts'
import { fetchCarousel } from '../shared/fetch-carousel.ts'
import { enhanceFilms } from '../shared/film/enhance-films.ts'
import { enhanceFilterGrid } from '../shared/filter-grid/enhance-filter-grid.ts'

export const enhance: Enhance = (element) => {
  const releases = [enhanceFilterGrid(element), enhanceFilms(element), fetchCarousel(element)]
  return () => {
    for (const release of releases) release()
  }
}
