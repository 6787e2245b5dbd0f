import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { circle, path } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

const PLACES = [
  { at: -1, high: 0.4 },
  { at: 1, high: 0.3 },
  { at: 0, high: 0.58 },
]

/** 榮譽: the three blocks of a prize-giving; whoever stands highest is a voice. */
export const drawSteps: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const x = width * (0.38 + random() * 0.24)
  const wide = unit * 0.3
  const blocks = PLACES.map(({ at, high }, index) => {
    const block = { x: x + at * wide - wide / 2, base: height, width: wide, height: height * high }
    return path(toneBar({ ...block, tone: syllableAt(sheet, index).tone, cut: 0.16 }), at === 0 ? ZHU : INK)
  })
  const gap = wide / 5
  const speakers = PLACES.map(({ at, high }, place) =>
    Array.from({ length: 3 }, (_, index) => {
      const { loudness, tone } = syllableAt(sheet, place * 3 + index)
      const base = height * (1 - high) - unit * 0.035
      return toneBar({
        x: x + at * wide + (index - 1) * gap - gap * 0.3,
        base,
        width: gap * 0.6,
        height: unit * (0.05 + 0.16 * loudness),
        tone,
      })
    }).join(''),
  )
  const crowd = Array.from({ length: Math.ceil(width / gap) }, (_, index) => {
    const { loudness, tone } = syllableAt(sheet, index + 5)
    return toneBar({ x: index * gap + gap * 0.2, base: height, width: gap * 0.6, height: height * (0.03 + 0.1 * loudness), tone })
  })
  return (
    circle(x, height * 0.36, unit * 0.33, WHITE) +
    path(crowd.join(''), INK, 0.35) +
    blocks.join('') +
    path(speakers.join(''), INK)
  )
}
