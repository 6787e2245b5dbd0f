import type { Enhance } from '#islands/wire.ts'
import { tendMedia } from '#kit/film/tend-media.ts'

export const enhance: Enhance = (element) => tendMedia(element)
