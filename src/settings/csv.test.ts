import { describe, expect, it } from 'vitest'
import { parseCsv } from './csv.ts'

const rowsOf = (text: string) => {
  const result = parseCsv(text)
  return result.ok ? result.rows : result.reason
}

describe('separated values', () => {
  it.each([
    ['a,b\n1,2', 'commas'],
    ['a\tb\r\n1\t2', 'tabs, as spreadsheets paste them'],
    ['a;b\n1;2', 'semicolons'],
    ['a|b\n1|2', 'bars'],
    ['\ufeffa,b\n\n1 , 2\n,\n', 'a mark, empty lines and spaces'],
    ['"a","b"\n"1","2"', 'quotes'],
  ])('%j: %s', (text) => {
    expect(rowsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('keep commas, quotes and line breaks of a quoted cell', () => {
    expect(rowsOf('名,話\n王,"一，二, ""三""\n四"')).toEqual([
      ['名', '話'],
      ['王', '一，二, "三"\n四'],
    ])
    expect(rowsOf('品名\t價\n5" 碟\t1,000')).toEqual([
      ['品名', '價'],
      ['5" 碟', '1,000'],
    ])
  })

  it('are filled up to the longest row', () => {
    expect(rowsOf('a,b\n1\n1,2,3')).toEqual([
      ['a', 'b', ''],
      ['1', '', ''],
      ['1', '2', '3'],
    ])
  })

  it.each([
    ['', '至少要有一列欄名和一列資料。'],
    ['只有欄名,一列', '至少要有一列欄名和一列資料。'],
    ['a,b\n"1,2', '引號沒有成對，無法分辨每一格，請用試算表重新匯出 CSV。'],
    [`a\n${'1\n'.repeat(5001)}`, '資料太多：最多 5000 列，請拆成幾個表格。'],
    [`${'a,'.repeat(30)}b\n1`, '欄位太多：最多 30 欄。'],
  ])('that are no table are refused with the reason', (text, reason) => expect(rowsOf(text)).toBe(reason))

  it('may have five thousand rows', () => expect(rowsOf(`a\n${'1\n'.repeat(5000)}`)).toHaveLength(5001))
})
