import { INK, STRAW, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { box, circle, path, rotate } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

const SCENES = [WHITE, STRAW, WHITE, ZHU, WHITE]

/** 作品: a strip of film, a word in every picture. */
export const drawFrames: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const scene = unit * 0.46
  const pitch = scene * 1.1
  const strip = scene * 1.42
  const top = (height - strip) / 2
  const start = width / 2 - pitch * 2.5
  const pictures = SCENES.map((colour, index) => {
    const x = start + index * pitch
    const y = top + (strip - scene) / 2
    const bar = scene / 5
    const words = [0, 1, 2].map((word) => {
      const { loudness, tone } = syllableAt(sheet, index * 3 + word)
      return toneBar({
        x: x + bar * (0.7 + word * 1.3),
        base: y + scene * 0.88,
        width: bar,
        height: scene * (0.14 + 0.56 * loudness),
        tone,
      })
    })
    return path(box(x, y, scene, scene), colour) + path(words.join(''), INK)
  })
  const holes = Array.from({ length: 28 }, (_, index) => {
    const x = start - pitch + index * pitch * 0.25
    const size = scene * 0.09
    return box(x, top + size * 0.7, size, size) + box(x, top + strip - size * 1.7, size, size)
  })
  const film = path(box(-width * 0.2, top, width * 1.4, strip), INK) + path(holes.join(''), WHITE) + pictures.join('')
  const tilt = (random() < 0.5 ? -1 : 1) * (5 + random() * 5)
  return circle(width * (tilt > 0 ? 0.2 : 0.8), height * 0.16, unit * 0.3, WHITE, 0.5) + rotate(film, tilt, width / 2, height / 2)
}
