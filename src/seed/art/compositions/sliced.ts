import { INK, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { slicedGlyph } from '../sliced-glyph.ts'
import { path } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

/** One large character cut by the voice, and the voice beside it. */
export const drawSliced: Composition = (sheet) => {
  const { width, height, random } = sheet
  const isRight = random() < 0.5
  const size = Math.min(width * 0.86, height * 1.06)
  const gap = width * 0.062
  const count = Math.floor(Math.max(0, width - size * 1.02) / gap)
  const from = isRight ? 0 : width - count * gap
  const bars = Array.from({ length: count }, (_, index) => {
    const { loudness, tone } = syllableAt(sheet, index + 3)
    return toneBar({
      x: from + (index + 0.25) * gap,
      base: height,
      width: gap * 0.5,
      height: height * (0.1 + 0.6 * loudness),
      tone,
    })
  })
  const glyph = slicedGlyph(sheet, {
    x: isRight ? width - size * 1.02 : size * 0.02,
    y: (height - size) / 2 - size * 0.005,
    size,
    strips: 9,
    gain: 0.06,
    fill: ZHU,
  })
  return path(bars.join(''), INK) + glyph
}
