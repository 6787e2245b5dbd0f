import { INK, STRAW, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { box, path, ring, round, strokePath } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'
import { PAUSE } from '../tones.ts'

/** 公告: a manuscript in upright columns, with circles beside the words that matter. */
export const drawScript: Composition = ({ width, height, line, paper, random }) => {
  const columns = Math.round((7 * (width / height)) / 1.5) + 1
  const pitch = width / (columns + 0.35)
  const wide = pitch * 0.4
  const margin = height * 0.1
  const step = (height - 2 * margin) / 15
  const marked = 1 + Math.floor(random() * (columns - 2))
  let next = Math.floor(random() * line.length)
  let [words, rules, marks, mark] = ['', '', '', '']
  for (let column = 0; column < columns; column++) {
    const x = width - (column + 1) * pitch + pitch * 0.08
    const end = height - margin - (column === columns - 1 ? height * 0.34 : random() * height * 0.16)
    rules += `M${round(x - pitch * 0.22)} ${round(margin * 0.5)}V${round(height - margin * 0.5)}`
    if (column === marked) mark = box(x - wide * 0.32, margin + step * 2, wide * 1.64, step * (5 + Math.floor(random() * 4)))
    for (let y = margin; y < end; ) {
      const { loudness, tone } = syllableAt({ voice: line }, next++)
      if (tone === PAUSE) {
        y += step * 0.9
        continue
      }
      const high = step * (0.55 + 0.9 * loudness)
      words += toneBar({ x, base: y + high, width: wide, height: high, tone, cut: 0.34 })
      if (loudness > 0.84) marks += ring(x + wide * 1.42, y + high / 2, wide * 0.2, ZHU, wide * 0.11)
      y += high + step * 0.22
    }
  }
  // On straw the marker must be another colour than the paper.
  return (
    strokePath(rules, INK, Math.max(1, height * 0.0022), 0.28) +
    path(mark, paper === STRAW ? WHITE : STRAW) +
    path(words, INK) +
    marks
  )
}
