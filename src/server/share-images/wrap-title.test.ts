import { describe, expect, it } from 'vitest'
import { LINE_HEIGHT, wrapTitle } from './wrap-title.ts'

/** Chinese is as wide as it is high, everything else half of that. */
const widthOf = (text: string) => Array.from(text).reduce((sum, character) => sum + (character > '⺀' ? 1 : 0.5), 0)
const ROOM = { width: 1000, height: 400 }
const wrap = (title: string) => wrapTitle(title, widthOf, ROOM)

describe('a title', () => {
  it('that is short stands on one line, in the largest print', () => {
    expect(wrap('師資陣容')).toEqual({ lines: ['師資陣容'], size: 96 })
  })

  it('is broken between words, in lines that are about as long', () => {
    expect(wrap('賀！林昀臻同學榮獲第十九屆全國大專校院演講比賽國語組第一名').lines).toEqual([
      '賀！林昀臻同學榮獲',
      '第十九屆全國大專校院',
      '演講比賽國語組第一名',
    ])
  })

  it.each([
    '「聽見」、《看見》：（一）關於我們如何說話；又如何不說話，以及「沉默」。',
    'InternationalIntercollegiateOratoryChampionshipPreparatoryVideoConference',
    '長'.repeat(300),
    ' 前後  有空白 ',
    '',
  ])('always fits, and no line begins with what closes: %s', (title) => {
    const { lines, size } = wrap(title)
    expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(ROOM.height)
    for (const line of lines) {
      expect(widthOf(line) * size).toBeLessThanOrEqual(ROOM.width)
      expect(line).not.toMatch(/^[，。、！？：；」』》）\s]|[「『《（]$/u)
    }
  })

  it('says that it goes on where it is too long', () => {
    expect(wrap('長'.repeat(300)).lines.at(-1)).toMatch(/長…$/)
  })
})
