import { describe, expect, it } from 'vitest'
import { foldText } from './fold.ts'

describe('foldText', () => {
  it.each([
    ['case', 'Lectern LECTERN', 'lectern lectern'],
    ['full width', 'ＡＢＣ１２３，！', 'abc123,!'],
    ['half-width kana', 'ｶﾞｲﾄﾞ', 'ガイド'],
    ['臺 and 台', '臺灣 台灣', '台灣 台灣'],
    ['裏 and 裡', '裏面 裡面', '裡面 裡面'],
    ['計劃 and 計畫', '計劃 計畫', '計畫 計畫'],
    ['accents, written in one or in two characters', 'Tâi-gí Ta\u0302i-gi\u0301', 'tai-gi tai-gi'],
    ['compatibility characters', '\uf9dc ㎡ ﬁ', '隆 m2 fi'],
    ['variation selectors and invisible characters', '葛\u{e0100}西 soft\u00adhyphen', '葛西 softhyphen'],
    ['kana with a separate voiced mark', 'か\u3099', 'が'],
    ['final sigma', 'ΟΔΟΣ οδος', 'οδοσ οδοσ'],
  ])('folds %s', (_, text, folded) => {
    expect(foldText(text).text).toBe(folded)
  })

  it.each([
    ['㈱講台', '講台', '講台'],
    ['ﬁne 臺灣', '台灣', '臺灣'],
    ['Cafe\u0301 noir', 'cafe', 'Cafe\u0301'],
    ['ｶﾞｲﾄﾞ', 'ガ', 'ｶﾞ'],
    ['…臺…', '台', '臺'],
    ['\u00ad\u00ad臺\u00ad', '台', '臺'],
    ['𠮷野家臺', '台', '臺'],
    ['㈱', '株', '㈱'],
  ])('finds the place in %j of %j', (original, wanted, expected) => {
    const folded = foldText(original)
    const start = folded.text.indexOf(wanted)
    const place = folded.placeOf({ start, end: start + wanted.length })
    expect(original.slice(place.start, place.end)).toBe(expected)
  })

  it('folds a long text of every kind piece by piece to what it folds as a whole', () => {
    const samples = ['臺北 ABC', '，。「」', 'é', 'ｶﾞ', '🎓', '\ud800', 'x\u0301']
    const text = samples.join('')
    expect(foldText(text).text).toBe(samples.map((sample) => foldText(sample).text).join(''))
  })
})
