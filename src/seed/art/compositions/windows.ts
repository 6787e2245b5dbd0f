import { INK, STRAW, WHITE, ZHU } from '../palette.ts'
import { type Composition, syllableAt } from '../sheet.ts'
import { box, path } from '../svg.ts'
import { toneBar } from '../tone-bar.ts'

const [COLUMNS, FLOORS] = [6, 4]

/** 系友: a house at night; behind some of its windows somebody is talking. */
export const drawWindows: Composition = (sheet) => {
  const { width, height, paper, random } = sheet
  const light = paper === STRAW ? WHITE : STRAW
  const [wide, high] = [width / COLUMNS, height / FLOORS]
  const hot = COLUMNS + Math.floor(random() * COLUMNS * (FLOORS - 2))
  let [frames, lit, people, speaker] = ['', '', '', '']
  for (let place = 0; place < COLUMNS * FLOORS; place++) {
    const { loudness } = syllableAt(sheet, place)
    const [x, y] = [(place % COLUMNS) * wide + wide * 0.17, Math.floor(place / COLUMNS) * high + high * 0.14]
    const [w, h] = [wide * 0.66, high * 0.72]
    frames += box(x - wide * 0.025, y - wide * 0.025, w + wide * 0.05, h + wide * 0.05)
    if (place !== hot && loudness < 0.56) continue
    lit += box(x, y, w, h)
    const gap = w / 4
    const voice = Array.from({ length: 3 }, (_, index) => {
      const { loudness, tone } = syllableAt(sheet, place * 3 + index)
      return toneBar({ x: x + gap * (index + 0.75), base: y + h, width: gap * 0.5, height: h * (0.16 + 0.6 * loudness), tone })
    })
    if (place === hot) speaker += voice.join('')
    else people += voice.join('')
  }
  return path(frames, INK) + path(lit, light) + path(people, INK) + path(speaker, ZHU)
}
