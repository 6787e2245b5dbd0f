import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { circle, path, round } from '../svg.ts'

const ROWS = 5

/** 活動: rows of listeners before a bright stage; one of them has a question. */
export const drawSeats: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const stageX = width * (0.35 + random() * 0.3)
  const askingRow = 1 + Math.floor(random() * (ROWS - 2))
  let [ink, zhu] = ['', '']
  for (let row = 0; row < ROWS; row++) {
    const seat = unit * (0.095 + 0.034 * row)
    const base = height * (0.5 + 0.125 * row) + unit * 0.03
    const count = Math.ceil(width / (seat * 1.28)) + 1
    const asking = Math.round(count * (0.3 + random() * 0.4))
    for (let place = 0; place < count; place++) {
      const x = place * seat * 1.28 - (row % 2) * seat * 0.64
      const { loudness } = syllableAt(sheet, row * 7 + place)
      if (row === askingRow && place === asking) zhu += listener(x, base, seat, seat * 1.5)
      else if (loudness > 0.2) ink += listener(x, base, seat, seat * (0.72 + 0.3 * loudness))
    }
  }
  const light = circle(stageX, height * 0.2, unit * 0.3, WHITE) + circle(stageX, height * 0.2, unit * 0.46, WHITE, 0.34)
  return light + path(ink, INK) + path(zhu, ZHU)
}

/** Shoulders of one person seen from behind. */
function listener(x: number, base: number, wide: number, high: number): string {
  const r = wide / 2
  return `M${round(x)} ${round(base)}V${round(base - high + r)}a${round(r)} ${round(r)} 0 0 1 ${round(wide)} 0V${round(base)}z`
}
