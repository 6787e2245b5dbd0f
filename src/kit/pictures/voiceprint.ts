/** One title, one voiceprint: every character is a syllable with a loudness and a tone. */

export interface Syllable {
  /** 0 to 1. */
  loudness: number
  /** 1 level, 2 rising, 3 dipping, 4 falling. */
  tone: number
}

/** FNV-1a over code points. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** Mulberry32: the same seed gives the same row of numbers, each at least 0 and below 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** As many syllables as asked for; a short title is spoken again. */
export function readSyllables(title: string, count: number): Syllable[] {
  const spoken = Array.from(title).filter((character) => /[\p{L}\p{N}]/u.test(character))
  const voice = spoken.length === 0 ? ['言'] : spoken
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(hashText(`${voice[index % voice.length]}${index}`))
    const swell = 0.66 + 0.34 * Math.sin((index / count) * Math.PI * 2 + (hashText(title) % 628) / 100)
    return { loudness: Math.min(1, (0.3 + 0.7 * random()) * swell + 0.12), tone: 1 + Math.floor(random() * 4) }
  })
}

/** Path of one bar that stands on `base`, its top cut by the tone. Whole numbers keep the markup small. */
export function drawToneBar(x: number, base: number, width: number, height: number, tone: number): string {
  const left = Math.round(x)
  const foot = Math.round(base)
  const top = Math.round(base - height)
  const wide = Math.max(2, Math.round(width))
  const cut = Math.round(Math.min(wide * 0.62, height * 0.42))
  if (tone === 2) return `M${left} ${foot}V${top + cut}l${wide}-${cut}V${foot}z`
  if (tone === 4) return `M${left} ${foot}V${top}l${wide} ${cut}V${foot}z`
  if (tone === 3) return `M${left} ${foot}V${top}l${wide / 2} ${cut} ${wide / 2}-${cut}V${foot}z`
  return `M${left} ${foot}V${top}h${wide}V${foot}z`
}
