import { describe, expect, it } from 'vitest'
import { readValue } from '../../../tests/fixtures/read-setting.ts'
import { calendarDay, clockTime } from './calendar.ts'
import { moment, momentZone } from './moment.ts'

it('clock and calendar: real times and real days, or what stands in for them', () => {
  const opening = clockTime({ label: '開始', default: '09:00' })
  expect(['22:30', '24:00', '9:00', '', 7].map((stored) => readValue(opening, stored))).toEqual([
    '22:30',
    '09:00',
    '09:00',
    '09:00',
    '09:00',
  ])
  const day = calendarDay({ label: '日期' })
  expect(['2027-02-06', '2027-02-30', '2027/2/6', null].map((stored) => readValue(day, stored))).toEqual([
    '2027-02-06',
    '',
    '',
    '',
  ])
})

describe('moment', () => {
  const due = moment({ label: '到期時間' })

  it.each([
    ['as stored today', '2027-03-21T09:00:00.000Z'],
    ['with another offset', '2027-03-21T18:00:00+09:00'],
    ['imported from the former site, on Taipei’s clock', '2027-03-21 17:00'],
    ['with slashes and seconds', '2027/3/21 17:00:00'],
    ['month first', '3/21/2027 17:00'],
    ['epoch milliseconds', '1805619600000'],
    ['epoch milliseconds as a number', 1805619600000],
  ])('reads an instant %s', (_shape, stored) => {
    expect(readValue(due, stored)).toBe('2027-03-21T09:00:00.000Z')
  })

  it('reads a day as its first moment in Taipei', () => {
    expect(readValue(due, '2027-03-21')).toBe('2027-03-20T16:00:00.000Z')
  })

  it.each(['', 'tomorrow', '2027-02-30', '2027-13-01 10:00', '99999999999999999', -1, Number.NaN, null, {}])(
    'does not guess at %j',
    (stored) => {
      expect(readValue(due, stored)).toBeNull()
    },
  )
})

it('the zone of a moment: Taipei’s, unless another one of the list is stored', () => {
  expect(['Asia/Tokyo', 'Mars/Olympus', '__proto__', null, 7].map((stored) => readValue(momentZone(), stored))).toEqual([
    'Asia/Tokyo',
    'Asia/Taipei',
    'Asia/Taipei',
    'Asia/Taipei',
    'Asia/Taipei',
  ])
})
