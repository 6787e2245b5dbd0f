import { type Sheet, syllableAt } from './sheet.ts'
import { round } from './svg.ts'

interface SlicedGlyph {
  x: number
  y: number
  size: number
  strips: number
  /** How far a strip may move, in sizes. */
  gain: number
  fill: string
}

/** 切聲字: a Ming character cut into upright strips, each pushed up or down by one syllable. */
export function slicedGlyph(sheet: Sheet, { x, y, size, strips, gain, fill }: SlicedGlyph): string {
  const step = 1000 / strips
  const cuts = Array.from({ length: strips }, (_, index) => {
    const id = `${sheet.id}-${index}`
    // The outermost strips reach beyond the square, and all overlap a little, or hairlines would show.
    const from = index * step - (index === 0 ? 60 : 1.6)
    const to = (index + 1) * step + (index === strips - 1 ? 60 : 1.6)
    const shift = (index % 2 ? 1 : -1) * (0.25 + 0.75 * syllableAt(sheet, index).loudness) * gain * 1000
    return {
      clip: `<clipPath id="${id}"><path d="M${round(from)} -600H${round(to)}V1600H${round(from)}z"/></clipPath>`,
      strip: `<g clip-path="url(#${id})"><use href="#${sheet.id}-glyph" y="${round(shift)}"/></g>`,
    }
  })
  const place = `translate(${round(x)} ${round(y)}) scale(${(size / 1000).toFixed(4)})`
  return (
    `<defs><path id="${sheet.id}-glyph" d="${sheet.glyph}"/>${cuts.map(({ clip }) => clip).join('')}</defs>` +
    `<g transform="${place}" fill="${fill}">${cuts.map(({ strip }) => strip).join('')}</g>`
  )
}
