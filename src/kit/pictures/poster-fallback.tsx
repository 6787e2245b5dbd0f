import type { Motif } from '#brand/brand.ts'
import type { Paper } from '#published/types.ts'
import { DRAWINGS, drawCall, drawCrescendo, drawWords, HEIGHT, WIDTH } from './poster-drawings.tsx'
import { createRandom, hashText, readSyllables } from './voiceprint.ts'

const MOST_SYLLABLES = 16
// So that a long list of one category does not repeat one composition.
const CRESCENDO_EVERY = 3

interface PosterFallbackProps {
  title: string
  paper: Paper | null
  motif?: Motif
}

/** The poster of a post without a picture: its title as a voiceprint or another motif, on the paper of its category. */
export function PosterFallback({ title, paper, motif = 'voiceprint' }: PosterFallbackProps) {
  const { stock, draw } = DRAWINGS[paper ?? 'bone']
  const seed = hashText(title)
  const voiceprint = seed % CRESCENDO_EVERY === 0 ? drawCrescendo : draw
  const voice = { syllables: readSyllables(title, MOST_SYLLABLES), random: createRandom(seed) }
  return (
    <svg
      className="poster__art"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={stock} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      {motif === 'type' && drawWords(title)}
      {motif === 'arcs' && drawCall(voice)}
      {(motif === 'voiceprint' || motif === 'photographs') && voiceprint(voice)}
    </svg>
  )
}
