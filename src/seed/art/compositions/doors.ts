import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { box, circle, path, round } from '../svg.ts'

const FRAMES = 6

/** 招生: one door behind another, and light at the end. */
export const drawDoors: Composition = (sheet) => {
  const { width, height, unit, paper, random } = sheet
  const x = width * (0.38 + random() * 0.24)
  const hot = 1 + Math.floor(random() * 3)
  let out = ''
  for (let frame = 0; frame < FRAMES; frame++) {
    const scale = 0.9 * 0.72 ** frame
    const { loudness } = syllableAt(sheet, frame)
    const [wide, high] = [unit * scale * 0.86, height * scale]
    const rim = unit * (0.014 + 0.03 * loudness) * scale ** 0.4
    const foot = height * (1 - 0.16 * (1 - scale))
    const colour = frame === hot ? ZHU : INK
    out += path(box(x - wide / 2, foot - high, wide, high), colour)
    out += path(box(x - wide / 2 + rim, foot - high + rim, wide - 2 * rim, high - rim), paper)
  }
  const last = 0.9 * 0.72 ** (FRAMES - 1)
  const foot = height * (1 - 0.16 * (1 - last))
  const [wide, high] = [unit * last * 0.7, height * last * 0.92]
  const carpet = `M${round(x - wide / 2)} ${round(foot)}H${round(x + wide / 2)}L${round(x + unit * 0.34)} ${round(height)}H${round(x - unit * 0.34)}Z`
  return (
    circle(x, height * 0.52, unit * 0.62, WHITE, 0.3) +
    out +
    path(carpet, WHITE, 0.86) +
    path(box(x - wide / 2, foot - high, wide, high), WHITE) +
    circle(x, foot - high * 0.34, wide * 0.16, ZHU)
  )
}
