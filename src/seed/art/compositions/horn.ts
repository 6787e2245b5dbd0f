import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { circle, path, round } from '../svg.ts'

/** 活動: a voice that leaves a mouth and fills the hall. */
export const drawHorn: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const isRight = random() < 0.5
  const at = (x: number) => (isRight ? width - x : x)
  const middle = height * (0.42 + random() * 0.16)
  const mouth = unit * 0.16
  const gap = width / 15
  const bars = Array.from({ length: 13 }, (_, index) => {
    const { loudness, tone } = syllableAt(sheet, index)
    const grown = (index + 1.5) / 14
    const high = height * grown * (0.42 + 0.62 * loudness)
    const x = at((index + 2) * gap)
    const w = gap * 0.56 * (isRight ? -1 : 1)
    const slant = tone === 2 ? -0.3 : tone === 4 ? 0.3 : 0
    const top = (lean: number) => round(middle - high / 2 + gap * slant * lean)
    const foot = (lean: number) => round(middle + high / 2 + gap * slant * lean)
    return `M${round(x)} ${top(-1)}L${round(x + w)} ${top(1)}V${foot(1)}L${round(x)} ${foot(-1)}Z`
  })
  const hot = 4 + Math.floor(random() * 5)
  const rest = bars.filter((_, index) => index !== hot).join('')
  return (
    circle(at(0), middle, unit * 0.5, WHITE, 0.4) +
    circle(at(0), middle, mouth * 2, WHITE) +
    circle(at(0), middle, mouth, ZHU) +
    path(rest, INK) +
    path(bars[hot] ?? '', ZHU)
  )
}
