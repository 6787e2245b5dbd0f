import { INK, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { box, circle, path, ring, rotate } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

/** 作品: two reels of tape and the sound that runs between them. */
export const drawReels: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const y = height * 0.36
  const [left, right] = [width * 0.27, width * 0.73]
  const wound = 0.5 + random() * 0.34
  const radii = [unit * (0.16 + 0.16 * wound), unit * (0.16 + 0.16 * (1 - wound))] as const
  const turn = random() * 120
  const gap = width / 34
  const tape = Array.from({ length: 34 }, (_, index) => {
    const { loudness, tone } = syllableAt(sheet, index)
    return toneBar({
      x: (index + 0.22) * gap,
      base: height * 0.94,
      width: gap * 0.56,
      height: height * (0.03 + 0.2 * loudness),
      tone,
    })
  })
  const played = Math.round(34 * (1 - wound))
  return (
    reel(left, y, unit * 0.33, radii[0], turn) +
    reel(right, y, unit * 0.33, radii[1], turn + 40) +
    path(tape.slice(0, played).join(''), ZHU) +
    path(tape.slice(played).join(''), INK)
  )
}

function reel(x: number, y: number, outer: number, wound: number, turn: number): string {
  const spokes = [0, 120, 240].map((angle) =>
    rotate(path(box(x - outer * 0.07, y - outer * 0.5, outer * 0.14, outer * 0.5), WHITE), angle + turn, x, y),
  )
  return (
    circle(x, y, outer, WHITE) +
    circle(x, y, wound, INK) +
    spokes.join('') +
    circle(x, y, outer * 0.15, ZHU) +
    ring(x, y, outer, INK, outer * 0.05)
  )
}
