import { INK, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { slicedGlyph } from '../sliced-glyph.ts'
import { path } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

/** 師資: the surname as a portrait. */
export const drawPortrait: Composition = (sheet) => {
  const { width, height, unit, voice } = sheet
  const size = unit * 0.94
  const count = Math.max(4, voice.length)
  const gap = width / count
  const bars = Array.from({ length: count }, (_, index) => {
    const { loudness, tone } = syllableAt(sheet, index)
    return toneBar({ x: (index + 0.24) * gap, base: height, width: gap * 0.52, height: height * (0.04 + 0.14 * loudness), tone })
  })
  const glyph = slicedGlyph(sheet, {
    x: (width - size) / 2,
    y: height * 0.445 - size / 2,
    size,
    strips: 5,
    gain: 0.032,
    fill: INK,
  })
  return glyph + path(bars.join(''), ZHU)
}
