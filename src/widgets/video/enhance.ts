import type { Enhance } from '#islands/wire.ts'
import { enhanceFilms } from '#kit/film/enhance-films.ts'

export const enhance: Enhance = (element) => enhanceFilms(element)
