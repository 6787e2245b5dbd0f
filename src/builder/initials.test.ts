import { expect, it } from 'vitest'
import { widgetSettings } from '../widgets/settings.ts'
import { findInitials, initialsOf } from './initials.ts'
import { patterns } from './patterns/patterns.ts'

it.each([
  ['bt', '標題', 0],
  ['BT', '標題', 0],
  ['ㄅㄊ', '標題', 0],
  ['yp', '影片集', 0],
  ['pj', '影片集', 1],
  ['ㄧㄆㄐ', '影片集', 0],
  ['tccs', '彈出視窗', -1],
  ['tcsc', '彈出視窗', 0],
  ['dcsc', '彈出視窗', 0],
  ['an', '按鈕', 0],
  ['btx', '標題', -1],
])('%s in %s is at %i', (typed, name, at) => {
  expect(findInitials(name, typed)).toBe(at)
})

it('every character in the name of a widget or a pattern is in the table', () => {
  const names = [...widgetSettings, ...patterns].map(({ label }) => label).join('')
  expect([...new Set(names)].filter((character) => !/^[ㄅ-ㄩ][a-z]/.test(initialsOf(character)))).toEqual([])
})
