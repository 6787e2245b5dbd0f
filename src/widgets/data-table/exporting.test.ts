import { describe, expect, it } from 'vitest'
import { fileName, guardFormula, toCsv, toSheet, toTabs } from './exporting.ts'

describe('an exported table', () => {
  it.each(['=1+1', '+886', '-A1', '@SUM(A1)', '＝1', '\tcmd'])('runs nothing where it is opened: %j', (cell) => {
    expect(guardFormula(cell)).toBe(`'${cell}`)
  })

  it('keeps numbers below zero, and everything else, as they are', () => {
    for (const cell of ['-5', '-0.25', '王=小明', '']) expect(guardFormula(cell)).toBe(cell)
  })

  it('as CSV has the mark by which Excel knows UTF-8, and quotes', () => {
    expect(
      toCsv([
        ['名', '話'],
        ['王', '他說"好"\n=1'],
      ]),
    ).toBe('\ufeff"名","話"\r\n"王","他說""好""\n=1"\r\n')
  })

  it('on the clipboard is a row per line and a tab per cell', () => {
    expect(
      toTabs([
        ['名', '話'],
        ['王', '一\t二\n三'],
        ['=1', ''],
      ]),
    ).toBe("名\t話\n王\t一 二 三\n'=1\t")
  })

  it('in Excel has numbers for numbers, and text for what only looks like them', () => {
    expect(toSheet([['12', '-0.5', '0912345678', '1,024', '', '=1+1', '1234567890123456']])).toEqual([
      [12, -0.5, '0912345678', '1,024', null, '=1+1', '1234567890123456'],
    ])
  })

  it('is named after the table', () => {
    expect(fileName('名額/錄取率: 115?', 'xlsx')).toBe('名額 錄取率 115.xlsx')
    expect(fileName('???', 'csv')).toBe('table.csv')
  })
})
