import { expect, test } from 'vitest'
import { createLasting } from './lasting.ts'

test('one stall is no overload; trouble that goes on is, until it has ended', () => {
  let at = 0
  const hasLasted = createLasting({ lastsMs: 2000, gapMs: 3000, now: () => at })
  const told = (moments: number[]) =>
    moments.map((moment) => {
      at = moment
      return hasLasted()
    })
  expect(told([0, 900])).toEqual([false, false])
  // A while later, once more.
  expect(told([10_000])).toEqual([false])
  expect(told([11_000, 12_000, 14_900, 15_000])).toEqual([false, true, true, true])
  expect(told([18_001])).toEqual([false])
})
