import { describe, expect, it } from 'vitest'
import { readValue } from '../../../tests/fixtures/read-setting.ts'
import { anchor, toAnchor } from './anchor.ts'
import { choice } from './choice.ts'
import { choices } from './choices.ts'
import { color } from './color.ts'
import { coordinate } from './coordinate.ts'
import { count } from './count.ts'
import { number } from './number.ts'
import { longText, text } from './text.ts'
import { toggle } from './toggle.ts'

describe('text', () => {
  const title = text({ label: '標題', default: '未命名', maxLength: 5 })

  it('falls back when nothing fitting is stored, and stays empty when an editor emptied it', () => {
    expect([undefined, 7, {}].map((stored) => readValue(title, stored))).toEqual(['未命名', '未命名', '未命名'])
    expect([null, '', '  '].map((stored) => readValue(title, stored))).toEqual(['', '', ''])
    expect(readValue(text({ label: '標題', default: '未命名', required: true }), '')).toBe('未命名')
  })

  it('is cut at its length and found by the search, unless nobody reads it', () => {
    expect(readValue(title, '一二三四五六')).toBe('一二三四五')
    expect(title.parse('講台', '').texts).toEqual(['講台'])
    expect(text({ label: '類別', isReadable: false }).parse('講台', '').texts).toEqual([])
    expect(readValue(longText({ label: '引言' }), 'a\nb')).toBe('a\nb')
  })
})

it('anchor: letters of every script, never anything that could break an id', () => {
  expect(readValue(anchor(), '常見 問題?')).toBe('常見-問題')
  expect(toAnchor('"><script>')).toBe('script')
  expect(toAnchor('！？')).toBe('')
})

it.each([
  [5, 5],
  ['7', 7],
  [4.6, 5],
  [-3, 1],
  [1e308, 24],
  [Number.POSITIVE_INFINITY, 24],
  [Number.NaN, 3],
  ['7px', 3],
  [null, 3],
])('number: %j is %d within its limits', (stored, expected) => {
  expect(readValue(number({ label: '篇數', min: 1, max: 24, default: 3 }), stored)).toBe(expected)
})

it.each([
  [0, 0],
  ['12', 12],
  [7.9, 7],
  [-1, null],
  [1e308, null],
  [Number.NaN, null],
  ['', null],
  ['1e3', null],
  [undefined, null],
])('count: %j is %j, a number or none', (stored, expected) => {
  expect(readValue(count({ label: '次數' }), stored)).toBe(expected)
})

it('count: starts with its default, and may be emptied', () => {
  const duration = count({ label: '長度', default: 300 })
  expect([undefined, null, '', 500].map((stored) => readValue(duration, stored))).toEqual([300, null, null, 500])
})

it.each([
  ['zhu', 'var(--c-zhu)'],
  [' INK ', 'var(--c-ink)'],
  ['#FFF', '#fff'],
  ['#cc3016', '#cc3016'],
  ['#cc301680', '#cc301680'],
  ['#ccc3', ''],
  ['red', ''],
  ['constructor', ''],
  ['url(//evil.example)', ''],
  ['#fff" onload="x', ''],
  [7, ''],
])('color: %j is written %j', (stored, expected) => {
  expect(readValue(color({ label: '顏色' }), stored)).toBe(expected)
})

it('toggle and choice: what they do not know is their default', () => {
  const isOn = toggle({ label: '顯示', default: true })
  expect([false, true, 'no', null].map((stored) => readValue(isOn, stored))).toEqual([false, true, true, true])
  const style = choice({
    label: '樣式',
    options: [
      { value: 'a', label: '甲' },
      { value: 'b', label: '乙' },
    ],
    default: 'a',
  })
  expect(['b', 'c', 'toString', 7].map((stored) => readValue(style, stored))).toEqual(['b', 'a', 'a', 'a'])
})

it.each([
  [24.15, 24.15],
  ['120.6812345678', 120.681235],
  [-180, -180],
  [0, 0],
  [180.1, null],
  ['24,15', null],
  [Number.NaN, null],
  [null, null],
])('coordinate: %j is %j, degrees or none', (stored, expected) => {
  expect(readValue(coordinate({ label: '經度', limit: 180 }), stored)).toBe(expected)
})

it('choices: those that are known, each once, in their own order; none when an editor took all away', () => {
  const days = choices({
    label: '休息日',
    options: [
      { value: 'sat', label: '六' },
      { value: 'sun', label: '日' },
    ],
    default: ['sun'],
  })
  expect([['sun', 'sat', 'sun', 'x'], [], null, undefined].map((stored) => readValue(days, stored))).toEqual([
    ['sat', 'sun'],
    [],
    [],
    ['sun'],
  ])
})
