import { expect, it } from 'vitest'
import { formatMoment, ZONES } from './time-zones.ts'

it.each([
  ['2027-03-21T09:00:00.000Z', '2027 年 3 月 21 日 17:00'],
  ['2026-12-31T16:00:00.000Z', '2027 年 1 月 1 日 00:00'],
])('%s is read on Taipei’s clock, unless another one was chosen', (moment, shown) => {
  expect(formatMoment(moment)).toBe(shown)
})

it.each([
  ['Asia/Tokyo', '東京時間 2027 年 3 月 21 日 18:00'],
  ['Europe/London', '倫敦時間 2027 年 3 月 21 日 09:00'],
  // Daylight saving time has begun there.
  ['America/New_York', '紐約時間 2027 年 3 月 21 日 05:00'],
] as const)('in %s it says whose clock it is', (zone, shown) => {
  expect(formatMoment('2027-03-21T09:00:00.000Z', zone)).toBe(shown)
})

it('offers Taipei first, and only zones that the platform knows', () => {
  expect(ZONES[0].value).toBe('Asia/Taipei')
  for (const { value } of ZONES) expect(() => formatMoment('2027-03-21T09:00:00.000Z', value)).not.toThrow()
})
