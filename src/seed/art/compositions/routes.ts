import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { circle, ring, round, strokePath } from '../svg.ts'

const ROUTES = 7

/** 招生: many ways lead to the same place. */
export const drawRoutes: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const isRight = random() < 0.5
  const goal = { x: width * (isRight ? 0.76 : 0.24), y: height * 0.34 }
  const hot = 1 + Math.floor(random() * (ROUTES - 2))
  const ways = Array.from({ length: ROUTES }, (_, index) => {
    const { loudness } = syllableAt(sheet, index)
    const from = width * (-0.06 + (1.12 * index) / (ROUTES - 1))
    const bow = (random() - 0.5) * width * 0.34
    const d = `M${round(from)} ${round(height * 1.04)}C${round(from + bow)} ${round(height * 0.66)} ${round(goal.x - bow)} ${round(height * 0.72)} ${round(goal.x)} ${round(goal.y)}`
    return { d, thick: unit * (0.012 + 0.05 * loudness) }
  })
  const drawn = ways
    .map(({ d, thick }, index) => (index === hot ? '' : strokePath(d, index % 3 === 1 ? WHITE : INK, thick)))
    .join('')
  const chosen = ways[hot] === undefined ? '' : strokePath(ways[hot].d, ZHU, unit * 0.05)
  return (
    circle(goal.x, goal.y, unit * 0.42, WHITE, 0.34) +
    drawn +
    chosen +
    circle(goal.x, goal.y, unit * 0.2, WHITE) +
    ring(goal.x, goal.y, unit * 0.135, INK, unit * 0.022) +
    circle(goal.x, goal.y, unit * 0.07, ZHU)
  )
}
