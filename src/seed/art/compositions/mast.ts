import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { circle, path, ring, round, strokePath } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

const [RUNGS, WAVES] = [6, 4]

/** 電臺: a mast above the roofs, and the voice that leaves it. */
export const drawMast: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const x = width * (0.3 + random() * 0.4)
  const top = height * 0.26
  const half = (y: number) => unit * 0.02 + ((y - top) / (height - top)) * unit * 0.15
  const levels = Array.from({ length: RUNGS + 1 }, (_, rung) => top + ((height - top) * rung) / RUNGS)
  const lattice = levels.slice(1).map((foot, index) => {
    const head = levels[index] ?? top
    return `M${round(x - half(head))} ${round(head)}L${round(x + half(foot))} ${round(foot)}M${round(x + half(head))} ${round(head)}L${round(x - half(foot))} ${round(foot)}M${round(x - half(foot))} ${round(foot)}H${round(x + half(foot))}`
  })
  const legs = `M${round(x - half(top))} ${round(top)}L${round(x - half(height))} ${round(height)}M${round(x + half(top))} ${round(top)}L${round(x + half(height))} ${round(height)}`
  const waves = Array.from({ length: WAVES }, (_, index) => {
    const { loudness } = syllableAt(sheet, index)
    return ring(x, top, unit * (0.14 + 0.115 * index), index % 2 ? WHITE : ZHU, unit * (0.012 + 0.03 * loudness))
  })
  const gap = width / 26
  const roofs = Array.from({ length: 26 }, (_, index) => {
    const { loudness, tone } = syllableAt(sheet, index)
    return toneBar({ x: index * gap, base: height, width: gap * 0.86, height: height * (0.05 + 0.19 * loudness), tone })
  })
  return (
    circle(x, top, unit * 0.62, WHITE, 0.3) +
    waves.join('') +
    path(roofs.join(''), INK) +
    strokePath(legs, INK, unit * 0.022) +
    strokePath(lattice.join(''), INK, unit * 0.011) +
    circle(x, top, unit * 0.048, ZHU)
  )
}
