import { INK, STRAW, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { box, path, ring, round, strokePath } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

const [DAYS, WEEKS] = [7, 5]

/** 公告: a month on the wall, one day circled, a few days marked. */
export const drawCalendar: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const margin = unit * 0.1
  const head = height * 0.15
  const wide = (width - 2 * margin) / DAYS
  const high = (height - 2 * margin - head) / WEEKS
  const circled = 8 + Math.floor(random() * 18)
  const first = Math.floor(random() * 4)
  let [lines, days, marked, circle] = ['', '', '', '']
  for (let day = 0; day < DAYS * WEEKS; day++) {
    const x = margin + (day % DAYS) * wide
    const y = margin + head + Math.floor(day / DAYS) * high
    if (day % DAYS === 0) lines += `M${round(margin)} ${round(y)}H${round(width - margin)}`
    if (day < first || day > first + 29) continue
    const { loudness, tone } = syllableAt(sheet, day)
    if (loudness > 0.82 && day !== circled) marked += box(x, y, wide, high)
    const bar = wide * 0.16
    days += toneBar({
      x: x + wide / 2 - bar / 2,
      base: y + high * 0.8,
      width: bar,
      height: high * (0.16 + 0.44 * loudness),
      tone,
    })
    if (day === circled) circle = ring(x + wide / 2, y + high * 0.54, Math.min(wide, high) * 0.46, ZHU, unit * 0.018)
  }
  return (
    path(box(margin * 0.55, margin * 0.55, width - margin * 1.1, height - margin * 1.1), WHITE) +
    path(box(margin * 0.55, margin * 0.55, width - margin * 1.1, head * 0.9), ZHU) +
    path(marked, STRAW) +
    strokePath(lines, INK, Math.max(1, unit * 0.003), 0.4) +
    path(days, INK) +
    circle
  )
}
