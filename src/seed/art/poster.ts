import { createRandom, hashText } from '#kit/pictures/voiceprint.ts'
import { type CompositionName, compositions } from './compositions/index.ts'
import glyphs from './glyphs.json' with { type: 'json' }
import { STOCKS, type Stock } from './palette.ts'
import { PAUSE } from './tones.ts'
import { readSyllables } from './voice.ts'

export interface PosterOptions {
  /** What the poster says; the same title always gives the same drawing. */
  title: string
  composition: CompositionName
  stock: Stock
  width: number
  height: number
  /** The character that a composition may cut up. */
  glyph?: keyof typeof glyphs
}

/** 聲紋海報: a title as a printed poster, in SVG. */
export function drawPoster({ title, composition, stock, width, height, glyph = '言' }: PosterOptions): string {
  const line = readSyllables(title)
  const drawing = compositions[composition]({
    width,
    height,
    unit: Math.min(width, height),
    paper: STOCKS[stock],
    line,
    voice: line.filter(({ tone }) => tone !== PAUSE),
    glyph: glyphs[glyph],
    id: `poster-${hashText(`${composition}${title}`).toString(36)}`,
    random: createRandom(hashText(`${composition}${title}`)),
  })
  const paper = `<rect width="${width}" height="${height}" fill="${STOCKS[stock]}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paper}${drawing}</svg>`
}
