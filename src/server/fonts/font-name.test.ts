import { expect, test } from 'vitest'
import { readFontName, writeFontName } from './font-name.ts'

const key = new Uint8Array(32).fill(1)
const SAMPLE = ' AZa~…、「口學聲語龜龢\u{20000}\u{10ffff}'

test('a name says which characters are in the file', () => {
  expect(readFontName(writeFontName(SAMPLE, key), key)).toEqual({ characters: SAMPLE, typeface: null })
})

test('a name says of which typeface, and another typeface makes another name', () => {
  const own = writeFontName(SAMPLE, key, 'typeface-0123.ttf')
  expect(readFontName(own, key)).toEqual({ characters: SAMPLE, typeface: 'typeface-0123.ttf' })
  expect(new Set([own, writeFontName(SAMPLE, key), writeFontName(SAMPLE, key, 'typeface-0124.ttf')]).size).toBe(3)
})

test('the same characters have the same name, others another, and it fits into an address', () => {
  expect(writeFontName('口語', key)).toBe(writeFontName('口語', key))
  expect(writeFontName('口語', key)).not.toBe(writeFontName('口話', key))
  const two = Array.from({ length: 200 }, (_, place) => String.fromCodePoint(0x4e00 + place * 100)).join('')
  expect(writeFontName(two, key)).toMatch(/^[\w-]{200,300}$/)
})

const name = writeFontName(SAMPLE, key)
test.each([
  ['signed with another key', writeFontName(SAMPLE, new Uint8Array(32))],
  ['with another list', `${name.slice(0, -1)}_`],
  ['without a list', name.slice(0, 12)],
  ['that is nothing', ''],
  ['with other signs', `${name}.`],
  ['that is not ASCII', `${'字'.repeat(12)}AAAA`],
  ['without an end', name + 'A'.repeat(1000)],
])('a name %s is not read', (_, other) => {
  expect(readFontName(other, key)).toBeNull()
})
