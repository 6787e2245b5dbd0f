import { expect, it } from 'vitest'
import { isJustAdded } from './just-added.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const idOf = (moment: number) => `${Math.floor(moment / 1000).toString(16)}0123456789abcdef`

it('knows a row that was made a moment ago from one that was loaded', () => {
  expect(isJustAdded(idOf(NOW - 2000), NOW)).toBe(true)
  expect(isJustAdded(idOf(NOW - 60_000), NOW)).toBe(false)
  expect(isJustAdded('hsu', NOW)).toBe(false)
  expect(isJustAdded(undefined, NOW)).toBe(false)
})
