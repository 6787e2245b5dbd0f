import { expect, it } from 'vitest'
import { backoffMs, MAX_ATTEMPTS } from './backoff.ts'

it.each([
  [1, 30],
  [2, 60],
  [5, 480],
  [11, 6 * 3600],
  [MAX_ATTEMPTS, 6 * 3600],
])('after attempt %d the next is %d seconds away, give or take', (attempts, seconds) => {
  expect(backoffMs(attempts, null, 0)).toBe(seconds * 900)
  expect(backoffMs(attempts, null, 1)).toBe(seconds * 1100)
})

it('is as long as the other side asked for, within reason', () => {
  expect(backoffMs(1, 120_000)).toBe(120_000)
  expect(backoffMs(1, 1e12)).toBeLessThan(7 * 3600_000)
})
