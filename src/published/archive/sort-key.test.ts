import { expect, it } from 'vitest'
import { sortKeyOf } from './sort-key.ts'

const bytes = (text: string) => Buffer.from(sortKeyOf(text))
const sorted = (...titles: string[]) => titles.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b)))

it.each([
  ['numbers by their value', ['第 2 場', '第 10 場', '第 115 場']],
  ['Chinese by radical and strokes, whatever marks stand before it', ['「一分鐘」說書', '《丁》字路口', '口語傳播', '演講比賽']],
  ['without case and width', ['Podcast 一', 'ＰＯＤＣＡＳＴ 二', 'podcast 十']],
  ['beyond the first plane of Unicode', ['龜', '𠀀', '𩸽']],
])('sorts %s', (_rule, titles) => {
  expect(sorted(...titles.toReversed())).toEqual(titles)
})

it('is short, and holds nothing that a database refuses', () => {
  expect(sortKeyOf('字'.repeat(1000))).toHaveLength(80)
  expect(sortKeyOf('a\ud800\u0000b')).toBe('ab')
  expect(sortKeyOf('！？')).toBe('')
})
