import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { box, path, ring } from '../svg.ts'

const MOST = 40

/** 招生: a voice that spreads from one corner. */
export const drawArcs: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const isRight = random() < 0.5
  const hot = 2 + Math.floor(random() * 3)
  const corner = unit * 0.24
  const reach = Math.hypot(width, height) * 0.98
  const waves: string[] = []
  for (let radius = corner * 1.32; radius < reach && waves.length < MOST; ) {
    const index = waves.length
    const { loudness } = syllableAt(sheet, index)
    const thick = unit * (0.012 + 0.085 * loudness ** 1.6)
    waves.push(ring(isRight ? width : 0, height, radius + thick / 2, index === hot ? ZHU : index % 4 === 3 ? WHITE : INK, thick))
    radius += thick + unit * (0.03 + 0.03 * (1 - loudness))
  }
  return waves.join('') + path(box(isRight ? width - corner : 0, height - corner, corner, corner), ZHU)
}
