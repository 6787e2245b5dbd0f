import { INK, STRAW, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { box, circle, path, rotate } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

/** 公告: sheets pinned one over another, the newest on top with its seal. */
export const drawSheets: Composition = (sheet) => {
  const { width, height, unit, random } = sheet
  const [wide, high] = [unit * 0.62, unit * 0.8]
  const spread = width * 0.2
  const pages = [INK, STRAW, WHITE].map((colour, page) => {
    const x = width / 2 + (page - 1) * spread - wide / 2 + (random() - 0.5) * unit * 0.04
    const y = (height - high) / 2 + (random() - 0.5) * unit * 0.06
    const tilt = (page - 1) * 4 + (random() - 0.5) * 7
    const isTop = page === 2
    const lines = Array.from({ length: 6 }, (_, row) => {
      const gap = (wide * 0.76) / 9
      const count = row === 5 ? 4 : 9
      return Array.from({ length: count }, (_, place) => {
        const { loudness, tone } = syllableAt(sheet, page * 11 + row * 9 + place)
        const base = y + high * (0.24 + 0.125 * row)
        return toneBar({
          x: x + wide * 0.12 + place * gap,
          base,
          width: gap * 0.6,
          height: high * (0.02 + 0.06 * loudness),
          tone,
        })
      }).join('')
    })
    const seal = isTop ? path(box(x + wide * 0.66, y + high * 0.76, wide * 0.2, wide * 0.2), ZHU) : ''
    const drawn = path(box(x, y, wide, high), colour) + path(lines.join(''), page === 0 ? WHITE : INK) + seal
    return rotate(
      drawn + circle(x + wide / 2, y + high * 0.05, unit * 0.018, page === 0 ? STRAW : ZHU),
      tilt,
      x + wide / 2,
      y + high / 2,
    )
  })
  return pages.join('')
}
