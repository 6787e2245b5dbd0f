import { createContext } from 'react'
import type { Motif } from '#brand/brand.ts'
import type { Picture } from '#published/types.ts'

/** What stands where a post has no picture: the site's choice. */
interface PosterChoice {
  motif: Motif
  photographs: readonly Picture[]
}

export const MotifContext = createContext<PosterChoice>({ motif: 'voiceprint', photographs: [] })
export const PosterMotif = MotifContext.Provider
