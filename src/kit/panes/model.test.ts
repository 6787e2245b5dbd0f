import { describe, expect, it } from 'vitest'
import { handlerFromHash, initiallyOpen, moveFocus, onlyFirstOpen } from './model.ts'

describe('which panes start open', () => {
  const items = (...open: boolean[]) => open.map((isOpen) => ({ isOpen }))

  it.each([
    ['the first, when none is marked', items(false, false), true, [true, false]],
    ['none, when the editor does not want that', items(false, false), false, [false, false]],
    ['the marked one only', items(false, true), true, [false, true]],
    ['all that are marked', items(true, false, true), true, [true, false, true]],
    ['none of none', [], true, []],
  ])('%s', (_rule, given, keepFirstOpen, expected) => {
    expect(initiallyOpen(given, keepFirstOpen)).toEqual(expected)
  })

  it('of tabs only the first that is marked', () => {
    expect(onlyFirstOpen([false, true, true])).toEqual([false, true, false])
    expect(onlyFirstOpen([])).toEqual([])
  })
})

it.each([
  ['#faq', 'faq'],
  ['#%E5%95%8F?utm=1', '問'],
  ['#問?a?b', '問'],
  ['#100%', '100%'],
  ['', ''],
])('the hash %j names %j', (hash, handler) => {
  expect(handlerFromHash(hash)).toBe(handler)
})

describe('keys among three tabs, from the second', () => {
  it.each([
    ['ArrowRight', 'horizontal', 2],
    ['ArrowLeft', 'horizontal', 0],
    ['ArrowDown', 'horizontal', null],
    ['ArrowDown', 'vertical', 2],
    ['ArrowUp', 'vertical', 0],
    ['ArrowLeft', 'vertical', null],
    ['Home', 'horizontal', 0],
    ['End', 'vertical', 2],
    ['Tab', 'horizontal', null],
  ] as const)('%s, %s: %s', (key, orientation, expected) => {
    expect(moveFocus(key, 1, 3, orientation)).toBe(expected)
  })

  it('go round at the ends', () => {
    expect(moveFocus('ArrowRight', 2, 3, 'horizontal')).toBe(0)
    expect(moveFocus('ArrowLeft', 0, 3, 'horizontal')).toBe(2)
  })
})
