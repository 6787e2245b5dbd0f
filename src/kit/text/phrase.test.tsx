import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Phrase } from './phrase.tsx'
import { cutIntoChunks } from './phrase-chunks.ts'

function chunksOf(text: string): string[] {
  return cutIntoChunks(text).map((chunk) => chunk.text)
}

function textContent(html: string): string {
  return html.replace(/<[^>]*>/gu, '')
}

describe('a headline', () => {
  test.each([
    '賀！林昀臻同學榮獲第十九屆全國大專校院演講比賽國語組第一名',
    '116 學年度申請入學說明會 11 月 28 日登場，線上同步直播',
    '學生 Podcast《巷口說書》入圍大學聲音創作獎',
    '  前後的空白　與全形空白  ',
    '（二）',
    '「」',
    '😀 表情符號與 𠮷 字',
    '',
  ])('keeps its text as it is: %s', (text) => {
    expect(textContent(renderToString(<Phrase text={text} />))).toBe(text)
  })

  test('escapes markup that an editor typed', () => {
    expect(renderToString(<Phrase text="<img src=x>" />)).not.toContain('<img')
  })

  test('keeps a name together that no dictionary knows', () => {
    expect(chunksOf('賀！林昀臻同學榮獲首獎')).toContain('林昀臻')
  })

  test('keeps a short title in its brackets', () => {
    expect(chunksOf('畢業公演《聲聲不息》公開售票')).toContain('《聲聲不息》')
  })

  test.each(['無障礙', '錄音間'])('does not tear %s', (word) => {
    expect(chunksOf(`${word}的使用說明`).some((chunk) => chunk.startsWith(word))).toBe(true)
  })

  test('is called what it says: places where it may break are not heard', () => {
    const html = renderToString(<Phrase text="無障礙聲明" />)
    expect(html).toBe('<span class="phrase">無障礙<wbr aria-hidden="true"/>聲明</span>')
  })

  test('keeps a numeral with what it counts', () => {
    expect(chunksOf('第十九屆比賽第一名')).toEqual(['第十九屆', '比賽', '第一名'])
  })

  test('never begins a line with punctuation that closes', () => {
    for (const chunk of chunksOf('先聽，再說。「好！」他答：「嗯……」')) expect(chunk).not.toMatch(/^[，。！：」…]/u)
  })

  test('does not break inside a date or between a number and its unit', () => {
    const html = renderToString(<Phrase text="116 學年度說明會 11 月 28 日登場" />)
    expect(html).toContain('<span class="nowrap">116 學年度</span>')
    expect(html).toContain('<span class="nowrap">11 月 28 日</span>')
  })
})
