import type { Paper } from '#published/types.ts'

export const INK = '#1d1614'
export const WHITE = '#fcfaf6'
export const ZHU = '#cc3016'
export const STRAW = '#f4d57c'

/** What a poster may be printed on; `ink` is a stage with the lights off. */
export type Stock = Paper | 'ink'

export const STOCKS: Record<Stock, string> = {
  straw: STRAW,
  peach: '#f7c8bb',
  celadon: '#bcd8c5',
  sky: '#bad3e6',
  bone: '#ece5d8',
  ink: INK,
}
