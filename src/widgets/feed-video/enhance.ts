import type { Enhance } from '#islands/wire.ts'
import { enhanceFilms } from '#kit/film/enhance-films.ts'

/** A click on a tile puts the player in its place. */
export const enhance: Enhance = (element) => enhanceFilms(element)
