import { describe, expect, it } from 'vitest'
import { excerptParts, titleParts } from './mark.ts'
import { queryOf } from './query-text.ts'
import type { TextPart } from './types.ts'

const show = (parts: TextPart[]) => parts.map((part) => (part.hit ? `[${part.text}]` : part.text)).join('')
const title = (text: string, query: string) => show(titleParts(text, queryOf(query)))
const excerpt = (text: string, query: string) => show(excerptParts(text, queryOf(query)))

describe('titleParts', () => {
  it.each([
    ['臺灣文學講座', '台灣', '[臺灣]文學講座'],
    ['講座公告：講座延期', '講座', '[講座]公告：[講座]延期'],
    ['ＬＩＮＥ 官方帳號', 'line', '[ＬＩＮＥ] 官方帳號'],
    ['㈱講台 ﬁne Café', '講台 cafe', '㈱[講台] ﬁne [Café]'],
    ['演講與比賽', '演講比賽', '演講與比賽'],
    ['演講比賽', '演講比 比賽', '[演講比賽]'],
    ['workshops and a workshop', 'workshop', 'workshops and a [workshop]'],
    ['AI課程', 'ai', '[AI]課程'],
    ['E-mail 與 email', 'email', '[E-mail] 與 [email]'],
    ['E-mail 與 email', 'e-mail', '[E-mail] 與 [email]'],
    ['2025-09-01', '2025-09', '[2025-09]-01'],
    ["O'Brien’s talk", 'obrien', "[O'Brien’s] talk"],
    ['人人為我', '人', '[人][人]為我'.replace('][', '')],
    ['沒有', '講座', '沒有'],
    ['', '講座', ''],
  ])('marks in %j for %j: %j', (text, query, expected) => {
    expect(title(text, query)).toBe(expected)
  })
})

describe('excerptParts', () => {
  const filler = '一二三四五六七八九十'

  it('gives a short body whole', () => {
    expect(excerpt('本系舉辦講座。', '講座')).toBe('本系舉辦[講座]。')
  })

  it('begins shortly before the first hit and is about 90 characters long', () => {
    const text = excerpt(`${filler.repeat(20)}講座${filler.repeat(20)}`, '講座')
    expect(text).toBe(`…${filler.repeat(3)}[講座]${filler.repeat(5)}一二三四五六七八…`)
  })

  it('gives the beginning of a body without a hit', () => {
    expect(excerpt(filler.repeat(20), '講座')).toBe(`${filler.repeat(9)}…`)
  })

  it('marks every hit inside', () => {
    expect(excerpt('講座甲，臺灣乙，講座丙', '講座 台灣')).toBe('[講座]甲，[臺灣]乙，[講座]丙')
  })

  it('splits no grapheme at either end', () => {
    const family = '👩‍👩‍👧‍👦'
    const text = excerpt(`${family.repeat(20)}講座${family.repeat(20)}`, '講座')
    expect(text.replaceAll(family, '')).toBe('…[講座]…')
  })

  it('begins with a whole word', () => {
    const text = excerpt(`${'department '.repeat(20)}lecture and more`, 'lecture')
    expect(text).toBe('…department department [lecture] and more')
  })

  it('loses no character of a text with characters that fold to more or fewer', () => {
    const text = '㈱…ﬁ\u00ad臺Ｃafe\u0301，講座🎓'
    expect(
      excerptParts(text, queryOf('講座'))
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
