import { describe, expect, it } from 'vitest'
import { decodeCsv } from './decode-csv.ts'

const TABLE = [
  ['姓名', '分數'],
  ['王', '90'],
]
// 姓名,分數 / 王,90
const BIG5 = Buffer.from('a96da6572ca4c0bcc60d0aa4fd2c39300d0a', 'hex')

describe('a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from('姓名,分數\n王,90')],
    ['UTF-8 with its mark, as Excel saves it', Buffer.from('\ufeff姓名,分數\n王,90')],
    ['Big5, as older Excel and government sites save it', BIG5],
    ['UTF-16 with tabs, as Excel’s Unicode text', Buffer.from('\ufeff姓名\t分數\r\n王\t90', 'utf16le')],
  ])('is read in %s', (_encoding, bytes) => expect(decodeCsv(bytes)).toEqual({ ok: true, rows: TABLE }))

  it('loses control characters, overrides of direction and what is too long', () => {
    const result = decodeCsv(Buffer.from(`a,b\n\u202e甲\u0007,${'長'.repeat(2000)}`))
    expect(result.ok && result.rows[1]).toEqual(['甲', '長'.repeat(1000)])
  })

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), '這不是 CSV 文字檔'],
    ['a workbook', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(50)]), '這不是 CSV 文字檔'],
    ['bytes of no encoding', Buffer.from([0x61, 0x2c, 0x62, 0x0a, 0xff, 0xff, 0x80]), '這不是 CSV 文字檔'],
    ['a web page', Buffer.from('<!doctype html>\n<p>a,b</p>\n<p>c,d</p>'), '內容是網頁'],
    ['one line', Buffer.from('a,b'), '至少要有一列欄名和一列資料'],
    ['more than it may be', Buffer.alloc(2 * 1024 * 1024 + 1, 'a,b\n'), 'CSV 檔太大：最大 2 MB。'],
  ])('that is %s is refused', (_what, bytes, reason) => {
    const result = decodeCsv(bytes)
    expect(result.ok ? result.rows : result.reason).toContain(reason)
  })
})
