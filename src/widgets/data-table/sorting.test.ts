import { describe, expect, it } from 'vitest'
import { nextSorting } from './model.ts'
import { parseDate, parseNumber, sortIndexes, typeOf } from './sorting.ts'

describe('a column', () => {
  it.each([
    ['number', ['1', '1,024', '-3.5', '', '—']],
    ['number', ['6.4%', '７％', 'NT$1,200', '3 學分']],
    ['date', ['2026/11/28', '2025-12-01 09:30', '民國 115 年 9 月 12 日', '115.3.5', '無']],
    ['date', ['11/28（六）', '3月5日']],
    ['text', ['1', '二']],
    ['text', ['2026/2/30']],
    ['text', ['', '—']],
  ])('holds %ss: %j', (type, cells) => expect(typeOf(cells)).toBe(type))

  it('reads numbers and days as people write them', () => {
    expect(['１，０２４ 人', '−5', '$3.50', '5 號'].map(parseNumber)).toEqual([1024, -5, 3.5, null])
    const day = Date.parse('2026-09-12T00:00:00+08:00')
    expect(['2026/9/12', '民國115年9月12日', '115.09.12', '2026-09-12 (六)'].map(parseDate)).toEqual([day, day, day, day])
    expect(parseDate('2026-09-12 14:30')).toBe(day + 14.5 * 3_600_000)
    expect(parseDate('2026/13/1')).toBeNull()
  })

  const sorted = (cells: string[], direction: 'ascending' | 'descending' = 'ascending') =>
    sortIndexes(cells, typeOf(cells), direction).map((index) => cells[index])

  it('is sorted by size, by day, by stroke count, and by the numbers in a text', () => {
    expect(sorted(['1,024', '9', '-3', '10%'])).toEqual(['-3', '9', '10%', '1,024'])
    expect(sorted(['2026/3/5', '民國 114 年 12 月 1 日', '2026/11/28'])).toEqual([
      '民國 114 年 12 月 1 日',
      '2026/3/5',
      '2026/11/28',
    ])
    expect(sorted(['龔', '林', '丁', '王', '一'])).toEqual(['一', '丁', '王', '林', '龔'])
    expect(sorted(['第10週', '第2週', '第1週'])).toEqual(['第1週', '第2週', '第10週'])
  })

  it('keeps cells without a word last, whichever way it is sorted', () => {
    expect(sorted(['2', '—', '1', ''])).toEqual(['1', '2', '—', ''])
    expect(sorted(['2', '—', '1', ''], 'descending')).toEqual(['2', '1', '—', ''])
  })

  it('is sorted up by the first press, down by the second, and not at all by the third', () => {
    const up = nextSorting(null, 2)
    const down = nextSorting(up, 2)
    expect([up, down, nextSorting(down, 2)]).toEqual([
      { column: 2, direction: 'ascending' },
      { column: 2, direction: 'descending' },
      null,
    ])
    expect(nextSorting(down, 1)).toEqual({ column: 1, direction: 'ascending' })
  })

  // Of the processor's time, whatever else the machine does; in the browser: tests/e2e/tables.spec.ts.
  it('five thousand names are sorted within a second', () => {
    const names = Array.from({ length: 5000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)).repeat(3))
    const before = process.cpuUsage()
    sortIndexes(names, 'text', 'ascending')
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})
