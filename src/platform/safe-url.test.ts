import { describe, expect, it } from 'vitest'
import { isExternalUrl, safeUrl } from './safe-url.ts'

describe('an address', () => {
  it.each([
    'https://example.edu.tw/路徑?q=字#a',
    'HTTP://EXAMPLE.EDU.TW',
    'mailto:office@example.edu.tw',
    'tel:+886-2-1234-5678',
    '/admission/',
    '#learn',
    '?page=2',
    'page/2/',
    '/a:b/',
  ])('%s is used as it is', (url) => {
    expect(safeUrl(url)).toBe(url)
  })

  it('loses the blanks around it', () => {
    expect(safeUrl('  /admission/ \n')).toBe('/admission/')
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['a script with a line break, which browsers ignore', 'java\nscript:alert(1)'],
    ['a script with a tab', 'java\tscript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script of old', 'vbscript:msgbox(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob', 'blob:https://example.edu.tw/1'],
    ['a file', 'file:///etc/passwd'],
    ['another host without a scheme', '//evil.example/'],
    ['another host by a back slash', '/\\evil.example/'],
    ['a host by back slashes', '\\\\evil.example'],
    ['a blank inside', 'https://example.edu.tw/a b'],
    ['a line separator', '/a\u2028b'],
    ['no host', 'https://'],
    ['half a character', '/\uD800'],
    ['an endless one', `/${'a'.repeat(3000)}`],
    ['nothing', '   '],
    ['no text', 5],
    ['none', null],
  ])('that is %s is refused', (_, url) => {
    expect(safeUrl(url)).toBeNull()
  })
})

it('is external when it names a host', () => {
  expect(['https://example.com/', 'HTTP://example.com', '/path', 'mailto:a@b.c', '#a'].map(isExternalUrl)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
