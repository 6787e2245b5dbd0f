import { INK, STRAW, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { box, circle, path, round, strokePath } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

const WORDS = 11

/** 來信: an envelope stands open, and what was written in it grows. */
export const drawLetter: Composition = (sheet) => {
  const { width, height, unit, paper, random } = sheet
  const [wide, high] = [unit * 0.98, unit * 0.5]
  const x = width * (0.42 + random() * 0.16) - wide / 2
  const y = height * 0.94 - high
  const flap = y - high * 0.62
  const sheetX = x + wide * 0.09
  const sheetWide = wide * 0.82
  const gap = sheetWide / WORDS
  const words = Array.from({ length: WORDS }, (_, index) => {
    const { loudness, tone } = syllableAt(sheet, index)
    return toneBar({
      x: sheetX + gap * (index + 0.24),
      base: y + high * 0.3,
      width: gap * 0.54,
      height: unit * (0.14 + 0.4 * loudness),
      tone,
    })
  })
  const hot = Math.floor(random() * WORDS)
  const back = `M${round(x)} ${round(y)}L${round(x + wide / 2)} ${round(flap)}L${round(x + wide)} ${round(y)}Z`
  const fold = `M${round(x)} ${round(y)}L${round(x + wide / 2)} ${round(y + high * 0.56)}L${round(x + wide)} ${round(y)}`
  return (
    circle(x + wide / 2, flap, unit * 0.4, WHITE, 0.36) +
    path(back, INK) +
    path(box(sheetX, height * 0.1, sheetWide, y + high * 0.3 - height * 0.1), WHITE) +
    path(words.filter((_, index) => index !== hot).join(''), INK) +
    path(words[hot] ?? '', ZHU) +
    path(`${fold}V${round(y + high)}H${round(x)}Z`, paper === STRAW ? ZHU : STRAW) +
    strokePath(`${fold}V${round(y + high)}H${round(x)}Z`, INK, unit * 0.014)
  )
}
