import { describe, expect, it } from 'vitest'
import { firstAfter, firstNotBefore, gmtTime, localTime, parseMoment } from './moments.ts'

describe('a moment in a query', () => {
  it.each([
    ['2025-01-03T08:00:00', '2025-01-03T00:00:00.000Z'],
    ['2025-01-03 08:00:00', '2025-01-03T00:00:00.000Z'],
    ['2025-01-03T08:00:00Z', '2025-01-03T08:00:00.000Z'],
    ['2025-01-03t08:00:00.123456z', '2025-01-03T08:00:00.123Z'],
    ['2025-01-03T08:00:00+09', '2025-01-02T23:00:00.000Z'],
    ['2025-01-03T08:00:00 09:30', '2025-01-02T22:30:00.000Z'],
    ['2025-01-03T08:00:00-0500', '2025-01-03T13:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(new Date(parseMoment(text) ?? 0).toISOString()).toBe(instant)
  })

  it.each([
    '',
    '2025',
    '2025-01-03',
    '2025-13-01T00:00:00',
    '2025-02-03T25:00:00',
    'now',
    '2025-01-03T08:00:00+99:99',
    '２０２５-01-03T08:00:00',
  ])('%j is none', (text) => expect(parseMoment(text)).toBeNull())
})

it('documents are compared by the whole seconds that they are told in', () => {
  expect([firstAfter(5000), firstAfter(5999), firstNotBefore(5000), firstNotBefore(5001)]).toEqual([6000, 6000, 5000, 6000])
})

it('a document tells its time in Taipei, and in Greenwich', () => {
  expect(localTime('2024-12-31T23:59:59.999Z')).toBe('2025-01-01T07:59:59')
  expect(gmtTime('2024-12-31T23:59:59.999Z')).toBe('2024-12-31T23:59:59')
  expect([localTime(''), gmtTime('x')]).toEqual(['', ''])
})
