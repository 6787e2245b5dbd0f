import { createRandom, drawToneBar, hashText, readSyllables } from '#kit/pictures/voiceprint.ts'

const MAX_LINES = 4
/** Spoken by the bars and by the slices of the character. */
const SENTENCE = '先聽再說口語傳播從傾聽開始把想法說清楚把故事說動人把立場說服人讓每一句話都有人接得住'

export interface TitleLine {
  /** Its number, from 1. */
  line: number
  words: string
  /** The punctuation at the end, set tighter at this size. */
  mark: string
}

export function linesOf(title: string): TitleLine[] {
  return title
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MAX_LINES)
    .map((line, index) => {
      const mark = /[，。、！？；：]$/u.exec(line)?.[0] ?? ''
      return { line: index + 1, words: line.slice(0, line.length - mark.length), mark }
    })
}

/** The row of bars as one path: quiet where one listens, louder the further one speaks. */
export function drawBars({ width, height, count }: { width: number; height: number; count: number }): string {
  const gap = width / count
  return readSyllables(SENTENCE, count)
    .map(({ loudness, tone }, index) => {
      const place = index / count
      const voice =
        place < 0.36 ? 0.02 + 0.05 * loudness : (0.06 + 0.94 * ((place - 0.36) / 0.64) ** 1.5) * (0.22 + 0.78 * loudness)
      return drawToneBar((index + 0.25) * gap, height, gap / 2, Math.max(5, height * 0.92 * voice), tone)
    })
    .join('')
}

/** How far each upright slice of the character is pushed up or down, in thousandths of its size. */
export function sliceShifts(count: number): number[] {
  const random = createRandom(hashText(SENTENCE))
  return Array.from({ length: count }, (_, index) => {
    const swell = Math.min(1, 0.16 + (index / (count - 1)) * 1.05)
    return Math.round((index % 2 === 0 ? -1 : 1) * (0.25 + 0.75 * random()) * 100 * swell)
  })
}
