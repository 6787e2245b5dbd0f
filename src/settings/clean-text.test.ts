import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it.each([
  ['drops control characters and direction overrides', 'a\u0000b\u202ec\u0007', { maxLength: 9 }, 'abc'],
  ['drops lone surrogates and keeps pairs', '\ud800𠮷\udc00', { maxLength: 9 }, '𠮷'],
  ['cuts between code points, never inside one', '𠮷𠮷𠮷', { maxLength: 2 }, '𠮷𠮷'],
  ['makes one line of several', 'a\r\nb\tc', { maxLength: 9 }, 'a b c'],
  ['keeps line breaks where they are meant', 'a\r\nb\u0000\rc', { maxLength: 9, isMultiline: true }, 'a\nb\nc'],
  ['trims, full-width spaces too', '　講台 ', { maxLength: 9 }, '講台'],
  ['leaves the ends of a piece of a line alone', ' 講台 ', { maxLength: 9, isPiece: true }, ' 講台 '],
])('%s', (_rule, text, options, expected) => {
  expect(cleanText(text, options)).toBe(expected)
})

it('does not read more of a huge text than it could keep', () => {
  expect(cleanText('字'.repeat(5_000_000), { maxLength: 10 })).toBe('字'.repeat(10))
})
