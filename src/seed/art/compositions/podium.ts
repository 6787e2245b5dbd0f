import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { circle, path } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

const RADII = [0.3, 0.4, 0.24]

/** 榮譽: a row of voices, one of them rises into the light. */
export const drawPodium: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const count = Math.round((8 + Math.floor(random() * 5)) * Math.max(0.8, width / height / 1.5))
  const mode = Math.floor(random() * RADII.length)
  const winner = Math.round((count - 1) * (0.24 + random() * 0.52))
  const gap = width / count
  const bar = gap * 0.6
  const x = (winner + 0.5) * gap
  const rise = height * (0.72 + random() * 0.14)
  const radius = unit * (RADII[mode] ?? 0.3)
  const sunX = mode === 1 ? x + (x > width / 2 ? -1 : 1) * radius * 0.55 : x
  const sunY = mode === 2 ? height - rise : height * 0.42
  const others = Array.from({ length: count }, (_, index) => {
    if (index === winner) return ''
    const { loudness, tone } = syllableAt(sheet, index)
    const near = 1 - Math.min(1, Math.abs(index - winner) / (count * 0.6))
    const tall = height * (0.1 + 0.34 * loudness * (0.5 + 0.5 * near))
    return toneBar({ x: index * gap + (gap - bar) / 2, base: height, width: bar, height: tall, tone })
  })
  const halo = mode === 1 ? '' : circle(sunX, sunY, radius * 1.55, WHITE, 0.36)
  const risen = toneBar({ x: x - bar * 0.7, base: height, width: bar * 1.4, height: rise, tone: 2, cut: 0.5 })
  return halo + circle(sunX, sunY, radius, WHITE) + path(others.join(''), INK) + path(risen, ZHU)
}
