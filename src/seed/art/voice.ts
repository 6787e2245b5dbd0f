import { createRandom, hashText } from '#kit/pictures/voiceprint.ts'
import { PAUSE, readTones, type Tone } from './tones.ts'

export interface Syllable {
  /** 0 to 1. */
  loudness: number
  tone: Tone
}

const PAUSE_LOUDNESS = 0.05

/** One title, one voiceprint: every character is a syllable, its tone the true one, its loudness a hash. */
export function readSyllables(title: string): Syllable[] {
  const characters = [...title]
  const tones = readTones(title)
  const phase = (hashText(title) % 628) / 100
  const pace = 1.6 + (hashText(`${title}~`) % 220) / 100
  return characters.map((character, index) => {
    const tone = tones[index] ?? PAUSE
    if (tone === PAUSE) return { loudness: PAUSE_LOUDNESS, tone }
    const random = createRandom(hashText(`${character}${index}`))
    const swell = 0.66 + 0.34 * Math.sin((index / characters.length) * Math.PI * pace + phase)
    return { loudness: Math.min(1, (0.3 + 0.7 * random()) * swell + 0.12), tone }
  })
}
