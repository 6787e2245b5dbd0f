import { describe, expect, it } from 'vitest'
import { cleanFileName, contentDisposition } from './download-name.ts'

describe('the name of a file', () => {
  it.each([
    ['學分抵免申請表.pdf', '學分抵免申請表.pdf'],
    ['114-1 課表 (修正).PDF', '114-1 課表 (修正).pdf'],
    ['v1.2.final.pdf', 'v1.2.final.pdf'],
    // As macOS writes it: the accent is a character of its own.
    ['re\u0301sume\u0301.pdf', 'r\u00e9sum\u00e9.pdf'],
  ])('%j is kept', (given, kept) => {
    expect(cleanFileName(given, 'pdf')).toBe(kept)
  })

  it.each([
    ['a path', '../../etc/passwd.pdf', 'passwd.pdf'],
    ['a path of Windows', 'C:\\fakepath\\表.pdf', '表.pdf'],
    ['line breaks and controls', 'a\r\nSet-Cookie: x=1\0\x1b.pdf', 'a Set-Cookie_ x=1.pdf'],
    ['quotes and what Windows forbids', '<"a"|b?*>.pdf', '__a__b___.pdf'],
    ['an override of the direction of writing', '申請\u202efdp.exe.pdf', '申請fdp.exe.pdf'],
    ['invisible marks', '申\u200b請\ufeff表\u2066.pdf', '申請表.pdf'],
    ['half a character', 'a\ud83d.pdf', 'a.pdf'],
    ['a line separator', 'a\u2028b.pdf', 'a b.pdf'],
    ['a hidden file', '.htaccess.pdf', 'htaccess.pdf'],
    ['dots and spaces at its ends', ' .. 表 .. .pdf', '表.pdf'],
    ['nothing but an extension', '.pdf', '未命名.pdf'],
    ['nothing at all', '', '未命名.pdf'],
    ['another extension', '表.exe', '表.exe.pdf'],
  ])('loses %s', (_what, given, kept) => {
    expect(cleanFileName(given, 'pdf')).toBe(kept)
  })

  it('fits into every file system, however long it was', () => {
    const name = cleanFileName(`${'長'.repeat(10_000)}.pdf`, 'pdf')
    expect(name).toMatch(/^長+\.pdf$/)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
  })
})

describe('the header of a download', () => {
  const named = (name: string) => contentDisposition('attachment', { name, fallback: '085ccc732d.pdf' })

  it('names the file in UTF-8, and by its short name for programs that know ASCII alone', () => {
    expect(named('學分.pdf')).toBe(`attachment; filename="085ccc732d.pdf"; filename*=UTF-8''%E5%AD%B8%E5%88%86.pdf`)
    expect(named('form (1).pdf')).toBe(`attachment; filename="form (1).pdf"; filename*=UTF-8''form%20%281%29.pdf`)
  })

  it.each(['a"; filename="x.exe', "a';b\\c%0d.pdf", 'a\r\nSet-Cookie: x=1', '\ud83d.pdf', 'a%22b.pdf'])(
    'is one line of ASCII, whatever the name is: %j',
    (name) => {
      expect(named(name)).toMatch(/^attachment; filename="085ccc732d\.pdf"; filename\*=UTF-8''[\w.~%-]+$/)
    },
  )

  it('is the type alone where there is no name', () => {
    expect(contentDisposition('inline', null)).toBe('inline')
  })
})
