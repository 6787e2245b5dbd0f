import { expect, it } from 'vitest'
import { findWrongWeekdays } from './find-wrong-weekdays.ts'

const NOVEMBER = new Date('2026-11-15T04:00:00Z')

it('finds the dates whose weekday is another', () => {
  expect(findWrongWeekdays('11 月 28 日（六）說明會，12 月 12 日（日）決賽', NOVEMBER)).toEqual(['12 月 12 日（日）'])
})

it('reads a date without its year as the nearest one', () => {
  expect(findWrongWeekdays('1 月 8 日（五）首演，11.19（四）講座', NOVEMBER)).toEqual([])
  expect(findWrongWeekdays('1 月 9 日（五）首演', new Date('2026-01-14T00:00:00Z'))).toEqual([])
})

it('believes a year that is written', () => {
  expect(findWrongWeekdays('2025 年 1 月 20 日（一）至 2 月 14 日（五）', new Date('2024-12-16T00:00:00Z'))).toEqual([])
})
