import { describe, expect, test } from 'vitest'
import { formatDate, formatLongDate } from './format-date.ts'

describe('the day of a post', () => {
  test('is the day in Taipei, whatever the server believes', () => {
    expect(formatDate('2026-11-11T15:59:59Z')).toBe('2026.11.11')
    expect(formatDate('2026-11-11T16:00:00Z')).toBe('2026.11.12')
  })

  test('keeps both digits in a list, and drops the zero in a sentence', () => {
    expect(formatDate('2027-01-05T04:00:00Z')).toBe('2027.01.05')
    expect(formatLongDate('2027-01-05T04:00:00Z')).toBe('2027 年 1 月 5 日')
  })

  test('is left out when it cannot be read', () => {
    expect(formatDate('soon')).toBe('')
    expect(formatLongDate('')).toBe('')
  })
})
