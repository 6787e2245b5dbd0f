import { expect, test } from 'vitest'
import { fontKeyOf } from './font-key.ts'
import { readFontName, writeFontName } from './font-name.ts'

const secret = new Uint8Array(32).fill(7)

test('fonts keep their names from start to start, and get others when they are made in another way', () => {
  const name = writeFontName('口語', fontKeyOf(secret))
  expect(readFontName(name, fontKeyOf(secret))?.characters).toBe('口語')
  expect(readFontName(name, fontKeyOf(secret, 'with another sign in every file'))).toBeNull()
  expect(readFontName(name, fontKeyOf(new Uint8Array(32)))).toBeNull()
})
