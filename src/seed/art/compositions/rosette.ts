import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { circle, path, ring, rotate, round } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

const RAYS = 30

/** 榮譽: voices all around a medal, two ribbons below. */
export const drawRosette: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const x = width * (0.36 + random() * 0.28)
  const y = height * 0.44
  const inner = unit * 0.19
  const hot = Math.floor(random() * RAYS)
  const thick = ((2 * Math.PI * inner) / RAYS) * 0.62
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const { loudness, tone } = syllableAt(sheet, index)
    const long = unit * (0.07 + 0.2 * loudness) * (index === hot ? 1.35 : 1)
    const bar = toneBar({ x: x - thick / 2, base: y - inner * 1.18, width: thick, height: long, tone })
    return rotate(path(bar, index === hot ? ZHU : INK), (360 / RAYS) * index, x, y)
  })
  return (
    circle(x, y, unit * 0.5, WHITE, 0.34) +
    ribbon(x - unit * 0.02, y, unit, -1, height) +
    ribbon(x + unit * 0.02, y, unit, 1, height) +
    rays.join('') +
    circle(x, y, inner, WHITE) +
    ring(x, y, inner * 0.72, ZHU, unit * 0.02)
  )
}

/** A ribbon with a swallow tail, from behind the medal to the lower edge. */
function ribbon(x: number, y: number, unit: number, side: number, height: number): string {
  const wide = unit * 0.17 * side
  const lean = unit * 0.16 * side
  const end = height * 0.98
  const [a, b, notch] = [round(x + lean), round(x + lean + wide), round(x + lean + wide / 2)]
  return path(
    `M${round(x)} ${round(y)}L${a} ${round(end)}L${notch} ${round(end - unit * 0.08)}L${b} ${round(end)}L${round(x + wide)} ${round(y)}Z`,
    ZHU,
  )
}
