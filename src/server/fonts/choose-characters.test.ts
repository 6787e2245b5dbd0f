import { describe, expect, test } from 'vitest'
import { chooseCharacters } from './choose-characters.ts'
import type { Heading, Tier } from './collect-headings.ts'
import { HEADING_TYPEFACE, openTypeface } from './typeface.ts'

const typeface = openTypeface(HEADING_TYPEFACE)
const heading = (tier: Tier, text: string): Heading => ({ tier, text, at: 0 })
const choose = (...headings: Heading[]) => chooseCharacters(headings, typeface)
/** As many different ones as asked for. */
function listHan(count: number): string {
  const all = Array.from({ length: 0x5000 }, (_, place) => String.fromCodePoint(0x4e00 + place))
  return all.filter(typeface.has).slice(0, count).join('')
}

describe('the characters of a page', () => {
  test('are those of all its headings, each once and in one order, whatever their order on the page', () => {
    const choice = choose(heading(2, '聲音與聲調'), heading(1, '口語 A1'), heading(4, '引言'))
    expect(choice).toEqual({ tier: 4, characters: 'A口引聲與言語調音', uncovered: [] })
    expect(choose(heading(1, '調聲'), heading(1, '語口'), heading(1, 'A言引與音'))?.characters).toBe(choice?.characters)
  })

  test('leave out a whole size of headings that does not fit, and all that are smaller', () => {
    const many = heading(3, listHan(600))
    expect(choose(heading(1, '大'), heading(2, '中'), many, heading(4, '小'))).toMatchObject({ tier: 2, characters: '中大' })
  })

  test('are none where not even the largest headings fit, or where there are none', () => {
    expect(choose(heading(1, listHan(600)), heading(2, '中'))).toBeNull()
    expect(choose()).toBeNull()
    expect(choose(heading(1, '115'))).toBeNull()
  })

  test('are none of a heading with a letter that the typeface lacks: it is named, to be set in another face', () => {
    const rare = heading(1, '王\u{20000}')
    expect(choose(rare, heading(2, '名'), heading(2, '한글'))).toMatchObject({
      tier: 4,
      characters: '名',
      uncovered: [rare, heading(2, '한글')],
    })
  })

  test('do without signs that no typeface for text has', () => {
    expect(choose(heading(1, '聲🎤\u202e\ud800'))).toMatchObject({ characters: '聲', uncovered: [] })
  })
})
