import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { circle, path, round } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

/** Which character stands out, counted from the end: the 一 of 「第一名」. */
const HOT_FROM_END = 2

/** 榮譽, wide: one bar for every character of the title, the last but one lifted into a spotlight. */
export const drawTitleRow: Composition = (sheet) => {
  const { width, height, unit, voice } = sheet
  const hot = Math.max(0, voice.length - HOT_FROM_END)
  const gap = (width * 0.87) / voice.length
  const bar = gap * 0.6
  const start = width * 0.03
  const x = start + (hot + 0.5) * gap
  const [y, radius] = [height * 0.42, unit * 0.3]
  const bars = voice.map(({ loudness, tone }, index) =>
    index === hot
      ? ''
      : toneBar({
          x: start + index * gap + (gap - bar) / 2,
          base: height,
          width: bar,
          height: height * (0.12 + 0.4 * loudness),
          tone,
        }),
  )
  const { tone } = syllableAt(sheet, hot)
  const risen = toneBar({ x: x - bar * 0.7, base: height, width: bar * 1.4, height: height * 0.82, tone, cut: 0.5 })
  return (
    beam(x - width * 0.62, -height * 0.5, { x, y, radius }) +
    circle(x, y, radius, WHITE) +
    path(bars.join(''), INK) +
    path(risen, ZHU)
  )
}

/** Light from a lamp outside the sheet that just touches the circle. */
function beam(lampX: number, lampY: number, spot: { x: number; y: number; radius: number }): string {
  const [dx, dy] = [spot.x - lampX, spot.y - lampY]
  const distance = Math.hypot(dx, dy)
  const [angle, spread] = [Math.atan2(dy, dx), Math.asin(spot.radius / distance)]
  const reach = Math.sqrt(distance ** 2 - spot.radius ** 2)
  const touch = (at: number) => `${round(lampX + reach * Math.cos(at))} ${round(lampY + reach * Math.sin(at))}`
  return path(`M${round(lampX)} ${round(lampY)}L${touch(angle - spread)}L${touch(angle + spread)}Z`, WHITE, 0.4)
}
