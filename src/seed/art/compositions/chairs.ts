import { INK, STRAW, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { box, circle, path, round, strokePath } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

const WORDS = 9

/** 面談: two chairs under one lamp, and the sentence between them. */
export const drawChairs: Composition = (sheet) => {
  const { width, height, unit, paper, random } = sheet
  const x = width * (0.46 + random() * 0.08)
  const floor = height * 0.88
  const reach = unit * 0.5
  const size = unit * 0.34
  const gap = (reach * 1.1) / WORDS
  const words = Array.from({ length: WORDS }, (_, index) => {
    const { loudness, tone } = syllableAt(sheet, index)
    const high = unit * (0.05 + 0.2 * loudness)
    return toneBar({
      x: x - reach * 0.55 + gap * (index + 0.25),
      base: height * 0.47 + high / 2,
      width: gap * 0.5,
      height: high,
      tone,
    })
  })
  const lampY = height * 0.17
  const shade = `M${round(x - unit * 0.05)} ${round(lampY - unit * 0.09)}H${round(x + unit * 0.05)}L${round(x + unit * 0.14)} ${round(lampY)}H${round(x - unit * 0.14)}Z`
  const cone = `M${round(x - unit * 0.13)} ${round(lampY)}H${round(x + unit * 0.13)}L${round(x + unit * 0.82)} ${round(floor)}H${round(x - unit * 0.82)}Z`
  return (
    path(cone, WHITE, 0.72) +
    path(box(0, floor, width, height - floor), INK) +
    strokePath(`M${round(x)} 0V${round(lampY - unit * 0.08)}`, INK, unit * 0.012) +
    path(shade, ZHU) +
    circle(x, lampY + unit * 0.012, unit * 0.04, paper === STRAW ? WHITE : STRAW) +
    path(words.join(''), INK) +
    path(chair(x - reach - size * 0.2, floor, size, 1), INK) +
    path(chair(x + reach + size * 0.2, floor, size, -1), ZHU)
  )
}

/** Seen from the side; `facing` 1 looks to the right. */
function chair(x: number, foot: number, size: number, facing: 1 | -1): string {
  const part = (from: number, top: number, wide: number, high: number) =>
    box(facing === 1 ? x + from * size : x - (from + wide) * size, foot - top * size, wide * size, high * size)
  return part(-0.4, 1.25, 0.11, 1.25) + part(-0.4, 0.6, 0.86, 0.12) + part(0.35, 0.6, 0.11, 0.6)
}
