import { describe, expect, it } from 'vitest'
import { MAX_TOKENS, tokenise } from './tokenise.ts'

describe('tokenise', () => {
  it.each([
    ['演講比賽', '演講 講比 比賽'],
    ['演講，比賽', '演講 比賽'],
    ['演講，講師', '演講 † 講師'],
    ['臺灣文學', '台灣 灣文 文學'],
    ['Hello World', 'hello world'],
    ['ＡＩ課程2025年', 'ai 課程 2025'],
    ['𠮷野家', '𠮷野 野家'],
    ['㐀㐁', '㐀㐁'],
    ['ひらがなカタカナー', 'ひら らが がな なカ カタ タカ カナ ナー'],
    ['ㄅㄆㄇ', 'ㄅㄆ ㄆㄇ'],
    ['한국어', '한국 국어'],
    ["O'Brien’s Taiwan's don't", 'obrien taiwan dont'],
    ['e-mail', 'e mail'],
    ['2025/09/01 3.5', '2025 09 01 3 5'],
    ['🎓📚👩‍🏫', ''],
    ['語', ''],
    ['', ''],
    ['!@#$%^&*()', ''],
    ['ภาษาไทย', 'ภาษาไทย'],
  ])('gives for %j in order: %j', (text, expected) => {
    expect(tokenise(text).ordered.join(' ')).toBe(expected)
  })

  it('gives every Chinese character once on its own, so that one character can be looked for', () => {
    expect(tokenise('人人為我').loose).toEqual(['人', '為', '我'])
    expect(tokenise('語').loose).toEqual(['語'])
  })

  it('gives a compound also as one word', () => {
    expect(tokenise('E-mail: COVID-19').loose).toEqual(['email', 'covid19'])
  })

  it('stops where PostgreSQL could no longer keep positions', () => {
    expect(tokenise('課'.repeat(30_000)).ordered).toHaveLength(MAX_TOKENS)
  })

  it('gives no token that holds a sign of a query language', () => {
    const hostile = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join('a')
    const { ordered, loose } = tokenise(hostile)
    expect([...ordered, ...loose].filter((token) => /[^\p{L}\p{N}\p{M}]/u.test(token) || /[†#'"\\]/.test(token))).toEqual([])
  })

  it('cuts endless words', () => {
    expect(tokenise('x'.repeat(5000)).ordered).toEqual(['x'.repeat(64)])
  })
})
