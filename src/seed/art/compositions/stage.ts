import { INK, STRAW, WHITE, ZHU } from '../palette.ts'
import type { Composition } from '../sheet.ts'
import { circle, path, round, strokePath } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

/** 公演: a lectern in the light, the audience along the edge; lights off on ink, matinée on paper. */
export const drawStage: Composition = ({ width, height, unit, paper, line, random }) => {
  const isDark = paper === INK
  const light = isDark ? STRAW : WHITE
  const x = width * (0.34 + random() * 0.32)
  const floor = height * 0.84
  const spread = unit * 0.36
  const cone = (from: number, wide: number, opacity: number) =>
    path(
      `M${round(from - width * 0.006)} ${round(-height * 0.02)}H${round(from + width * 0.006)}L${round(x + wide)} ${round(floor)}H${round(x - wide)}Z`,
      light,
      opacity,
    )
  const pool = (wide: number, high: number, opacity: number) =>
    `<ellipse cx="${round(x)}" cy="${round(floor)}" rx="${round(wide)}" ry="${round(high)}" fill="${light}" fill-opacity="${opacity}"/>`
  const side = isDark ? 0.15 : 0.42
  const gap = width / line.length
  const audience = line.map(({ loudness, tone }, index) =>
    tone === 0
      ? ''
      : toneBar({ x: (index + 0.24) * gap, base: height, width: gap * 0.52, height: height * (0.03 + 0.15 * loudness), tone }),
  )
  return (
    cone(x - width * 0.3, spread, side) +
    cone(x + width * 0.34, spread * 0.92, side) +
    cone(x + width * 0.02, spread * 0.66, 1) +
    pool(spread, height * 0.05, isDark ? 0.28 : 0.6) +
    pool(spread * 0.66, height * 0.036, 1) +
    lectern(x, floor - height * 0.012, unit * 0.17, unit * 0.34) +
    path(audience.join(''), isDark ? ZHU : INK)
  )
}

function lectern(x: number, foot: number, wide: number, high: number): string {
  const top = round(foot - high)
  const shelf = round(foot - high * 0.8)
  const at = (share: number) => round(x + wide * share)
  const body = `M${at(-0.62)} ${top}H${at(0.62)}L${at(0.5)} ${shelf}H${at(0.3)}L${at(0.38)} ${round(foot)}H${at(-0.38)}L${at(-0.3)} ${shelf}H${at(-0.5)}Z`
  const stem = `M${round(x)} ${top}l${round(wide * 0.12)} ${round(-high * 0.3)}`
  return path(body, INK) + strokePath(stem, INK, wide * 0.045) + circle(x + wide * 0.13, foot - high * 1.33, wide * 0.075, ZHU)
}
